/** The size of the page in the frame, in pixels. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [1280, 800];

/** The home page as guests see it, scaled down; it can't be focused or clicked. */
export function SitePicture() {
  return (
    <div
      aria-hidden="true"
      inert
      className="@container pointer-events-none overflow-hidden rounded-inner border border-line bg-sunken"
      style={{ aspectRatio: `${PAGE_WIDTH} / ${PAGE_HEIGHT}` }}
    >
      <iframe
        title="Your site"
        src="/"
        loading="lazy"
        className="origin-top-left border-0"
        style={{ width: PAGE_WIDTH, height: PAGE_HEIGHT, scale: `calc(100cqw / ${PAGE_WIDTH}px)` }}
      />
    </div>
  );
}
