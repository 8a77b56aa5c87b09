import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import type { Origin } from "../origin-badge";

const HEIGHT = 36;

/** Draws a value by day; a single value is a level line. */
export function Sparkline({ values, origin }: { values: readonly number[]; origin: Origin }) {
  const points = values.length === 1 ? [...values, ...values] : values;
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [0, 100]);
  const y = scaleLinear([0, Math.max(1, ...points)], [HEIGHT - 3, 3]);
  const path = line<number>((_, index) => x(index), y)([...points]);
  const below = area<number>((_, index) => x(index), HEIGHT, y)([...points]);
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {origin === "live" && <path d={below ?? undefined} className="fill-brand/15" />}
        <path
          d={path ?? undefined}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          {...(origin === "live"
            ? { className: "stroke-brand" }
            : { className: "stroke-ink-soft", strokeDasharray: "4 4" })}
        />
      </svg>
      <circle
        cx="100%"
        cy={y(points.at(-1) ?? 0)}
        r="3.5"
        className={origin === "live" ? "fill-brand" : "fill-surface stroke-ink-soft"}
        strokeWidth={origin === "live" ? 0 : 1.5}
      />
    </svg>
  );
}
