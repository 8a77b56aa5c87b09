import { remember } from "@/lib/platform/runtime/remember";

/** One line of a metric; `metricName` where it differs from the metric's own, as those of a histogram do. */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number; metricName?: string };

/**
 * What `/api/metrics` tells under one name. Metrics are read when they are asked for, so that counting costs as little
 * as adding to a number. Labels must have few values: each is kept for ever by whoever collects them.
 */
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
};

const metrics = remember("metrics", () => new Map<string, Metric>());

/** Every metric that a module of this process has declared. */
export const declaredMetrics = (): Metric[] => [...metrics.values()];

/** Declares a metric; the latest declaration of a name holds. */
export function declareMetric(metric: Metric) {
  metrics.set(metric.name, metric);
}

/**
 * Declares a counter with one label of known values.
 * @returns the count of each value, to be added to
 */
export function declareCounts<Value extends string>(
  name: string,
  help: string,
  label: string,
  values: readonly Value[],
): Record<Value, number> {
  const counts = remember(
    `counts of ${name}`,
    () => Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>,
  );
  const read = () => values.map((value) => ({ labels: { [label]: value }, value: counts[value] }));
  declareMetric({ name, help, type: "counter", read });
  return counts;
}

/** Declares a gauge; null leaves it out. */
export function declareGauge(name: string, help: string, read: () => number | null | Promise<number | null>) {
  declareMetric({
    name,
    help,
    type: "gauge",
    read: async () => {
      const value = await read();
      return value === null ? [] : [{ value }];
    },
  });
}

/** Declares a gauge with one label of few values. */
export function declareGauges(
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>>,
) {
  declareMetric({
    name,
    help,
    type: "gauge",
    read: () =>
      Object.entries(read()).map(([value, figure]) => ({ labels: { [label]: value }, value: figure })),
  });
}
