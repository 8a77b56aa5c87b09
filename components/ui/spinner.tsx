import { classes } from "./classes";

/** A spinner next to text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={3}
      className={classes("size-[1.125em] shrink-0 animate-turn", className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}

/** A placeholder for loading content. */
export function Loading({ label = "Loading..." }: { label?: string }) {
  return (
    <div
      role="status"
      className="grid min-h-48 animate-appear place-content-center justify-items-center gap-3 p-8 text-ink-soft"
    >
      <Spinner className="size-7 text-brand" />
      <span>{label}</span>
    </div>
  );
}
