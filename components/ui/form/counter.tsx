import { TriangleAlert } from "lucide-react";
import { classes } from "../classes";
import { countState } from "./count-state";

const looks = {
  empty: "text-ink-soft",
  short: "text-ink-soft",
  good: "text-brand-ink font-semibold",
  over: "rounded-full bg-danger-soft px-2 font-semibold text-danger",
};

/** `length/limit`; a warning above the limit. */
export function Counter({ text, limit, from }: { text: string; limit: number; from?: number | undefined }) {
  const { length, state } = countState(text, limit, from);
  return (
    <span className={classes("inline-flex items-center gap-1 text-xs tabular-nums", looks[state])}>
      {state === "over" && <TriangleAlert aria-hidden="true" className="size-3.5" />}
      {length}/{limit}
      {state === "over" && <span className="sr-only"> (too long)</span>}
    </span>
  );
}
