import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";
import { remember } from "@/lib/platform/runtime/remember";
import { registry } from "./registry";

/** All metrics of one process. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[];

/** Begins to measure the process, which costs a little, at the first scrape. */
export const measureProcess = () =>
  remember("metrics of the process", () => collectDefaultMetrics({ register: registry }));

/** Reads the metrics of this process. */
export function takeSnapshot(): Promise<Snapshot> {
  measureProcess();
  return registry.getMetricsAsJSON() as Promise<Snapshot>;
}

/** Combines the metrics of several processes by the aggregator of each metric. */
export const combine = (snapshots: Snapshot[]) => AggregatorRegistry.aggregate(snapshots);

/** Adds up the counters and histograms, which must not decrease when a process ends. */
export async function sumCounters(snapshots: Snapshot[]): Promise<Snapshot> {
  const sums = (await combine(snapshots).getMetricsAsJSON()) as Snapshot;
  // The type in JSON is a name, unlike the one that the package declares.
  return sums.filter(({ type }) => ["counter", "histogram"].includes(String(type)));
}
