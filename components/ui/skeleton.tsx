import { classes } from "./classes";

/** A quiet block in the shape of what is to come; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("block animate-breathe rounded-control bg-line", className)}
    />
  );
}
