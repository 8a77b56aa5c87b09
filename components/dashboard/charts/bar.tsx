import { useId } from "react";
import { classes } from "@/components/ui/classes";
import type { Origin } from "../origin-badge";

type BarProps = {
  value: number;
  /** The value of a bar of full length. */
  max: number;
  origin: Origin;
  className?: string;
};

/** One horizontal bar, beside its number. */
export function Bar({ value, max, origin, className }: BarProps) {
  const hatch = useId();
  const share = max > 0 ? Math.min(1, value / max) : 0;
  // The smallest value stays visible.
  const width = `${value > 0 ? Math.max(1.5, share * 100) : 0}%`;
  return (
    <svg aria-hidden="true" width="100%" height="10" className={classes("block", className)}>
      <rect width="100%" height="10" rx="5" className="fill-sunken" />
      {origin === "live" ? (
        <rect width={width} height="10" rx="5" className="fill-brand" />
      ) : (
        <>
          {/* Stripes are distinct from a solid fill in grey as well. */}
          <defs>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line y2="6" className="stroke-ink-soft" strokeWidth="3" />
            </pattern>
          </defs>
          <rect
            y="0.5"
            width={width}
            height="9"
            rx="4.5"
            fill={`url(#${hatch})`}
            className="stroke-ink-soft"
          />
        </>
      )}
    </svg>
  );
}
