import type { Sample } from "./registry";

/** Upper bounds of what takes a moment, in seconds. */
export const MOMENTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** How often something took how long; the last count is of what took longer than any bound. */
export type Histogram = { counts: number[]; sum: number };

export const newHistogram = (): Histogram => ({ counts: Array(MOMENTS.length + 1).fill(0), sum: 0 });

/** Adds one observation. */
export function observe(histogram: Histogram, seconds: number) {
  let index = 0;
  while (index < MOMENTS.length && seconds > (MOMENTS[index] as number)) index += 1;
  histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
  histogram.sum += seconds;
}

/** A histogram as Prometheus reads it: by each bound, what took as long at most. */
export function histogramSamples(
  name: string,
  { counts, sum }: Histogram,
  labels: Readonly<Record<string, string>> = {},
): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    const le = String(MOMENTS[index] ?? "+Inf");
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: total },
  ];
}
