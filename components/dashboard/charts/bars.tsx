import { type ScaleLinear, scaleBand } from "d3-scale";

type BarsProps = {
  values: readonly number[];
  /** Maps a value to its distance from the top, in pixels. */
  y: ScaleLinear<number, number>;
  ticks: readonly number[];
  height: number;
};

/**
 * Vertical bars over grid lines, of flexible width and fixed height. Drawn over d3's scales, as chart libraries weigh
 * more than the whole page.
 */
export function Bars({ values, y, ticks, height }: BarsProps) {
  const x = scaleBand<number>(values.keys(), [0, 100]).paddingInner(0.3).paddingOuter(0.15);
  return (
    <svg aria-hidden="true" width="100%" height={height} className="relative block">
      {ticks.map((tick) => (
        <line
          key={tick}
          x2="100%"
          y1={Math.min(height - 0.5, y(tick) + 0.5)}
          y2={Math.min(height - 0.5, y(tick) + 0.5)}
          className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
        />
      ))}
      {values.map((value, index) => {
        // The smallest value stays visible.
        const length = value > 0 ? Math.max(3, height - y(value)) : 0;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={`${x(index) ?? 0}%`}
            y={height - length}
            width={`${x.bandwidth()}%`}
            height={length}
            rx="3"
            className="fill-brand"
          />
        );
      })}
    </svg>
  );
}
