import { classes } from "./classes";

/** A placeholder block in the shape of the coming content; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("block animate-breathe rounded-control bg-line", className)}
    />
  );
}
