import type { Histogram } from "prom-client";
import { remember } from "@/lib/platform/runtime/remember";
import { BUCKETS, registry } from "./registry";

type Labels = Readonly<Record<string, string>>;
type Series = { labels: Labels; counts: number[]; count: number; sum: number };

/** The durations of one combination of labels. */
export type Durations = { observe(seconds: number): void };

/** In the format of prom-client, which would look labels up and check them for each duration. */
function createDurations(name: string, help: string) {
  const all: Series[] = [];

  function valuesOf({ labels, counts, count, sum }: Series) {
    let below = 0;
    const buckets = BUCKETS.map((le, index) => {
      below += counts[index] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
    });
    return [
      ...buckets,
      { metricName: `${name}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }

  const metric = {
    name,
    help,
    type: "histogram",
    get: async () => ({
      name,
      help,
      type: "histogram",
      aggregator: "sum",
      values: all.filter(({ count }) => count > 0).flatMap(valuesOf),
    }),
    reset() {
      for (const series of all) Object.assign(series, { counts: BUCKETS.map(() => 0), count: 0, sum: 0 });
    },
  };
  registry.registerMetric(metric as unknown as Histogram);

  return (labels: Labels): Durations => {
    const series: Series = { labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
    all.push(series);
    return {
      observe(seconds) {
        let index = 0;
        while (seconds > (BUCKETS[index] ?? Number.POSITIVE_INFINITY)) index += 1;
        series.counts[index] = (series.counts[index] ?? 0) + 1;
        series.count += 1;
        series.sum += seconds;
      },
    };
  };
}

/**
 * Declares a histogram of frequent durations in seconds, shared by all copies of the module.
 * @returns a function that adds a combination of labels
 */
export const declareDurations = (name: string, help: string) =>
  remember(`metric ${name}`, () => createDurations(name, help));
