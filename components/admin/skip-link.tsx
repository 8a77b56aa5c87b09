/** The first tab stop: skips the navigation repeated on each page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-35 -translate-y-20 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand text-sm focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
