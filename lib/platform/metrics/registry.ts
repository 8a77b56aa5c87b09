import { setTimeout as delay } from "node:timers/promises";
import { type Aggregator, Counter, Gauge, Histogram, Registry } from "prom-client";
import { remember } from "@/lib/platform/runtime/remember";

/** A gauge that takes longer to read is left out; in milliseconds. */
const TIMEOUT_MS = 2000;
/** Upper bounds of durations, in seconds. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const registry = remember("metrics", () => new Registry());
const registers = [registry];

/** Declares a counter, shared by all copies of the module. Labels must have few values, since each is kept. */
export const declareCounter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  remember(`metric ${name}`, () => new Counter({ name, help, labelNames, registers }));

/** Declares a counter with one label, whose known values begin at 0. */
export function declareCounts<Label extends string>(
  name: string,
  help: string,
  label: Label,
  values: readonly string[],
): Counter<Label> {
  const counter = declareCounter(name, help, [label]);
  for (const value of values) counter.labels(value).inc(0);
  return counter;
}

/** Declares a histogram of durations in seconds, shared by all copies of the module. */
export const declareHistogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[] = [],
) => remember(`metric ${name}`, () => new Histogram({ name, help, labelNames, buckets: BUCKETS, registers }));

type Figures = Readonly<Record<string, number>> | number | null;
type Read = () => Figures | Promise<Figures>;

const readings = remember("readings of metrics", () => new Map<string, Promise<Figures>>());

/** Returns null if reading fails or takes too long; reads a gauge once at a time. */
function readInTime(name: string, read: Read): Promise<Figures> {
  const reading =
    readings.get(name) ??
    (async () => read())()
      .catch(() => null)
      .finally(() => readings.delete(name));
  readings.set(name, reading);
  return Promise.race([reading, delay(TIMEOUT_MS, null, { ref: false })]);
}

type GaugeOptions = {
  label?: string;
  /** Combines the figures of several workers: those that each reads from the same source are not added. */
  aggregator?: Aggregator;
};

/** Declares a gauge that is read at each scrape; a later declaration replaces it, null leaves it out. */
export function declareGauge(
  name: string,
  help: string,
  read: Read,
  { label, aggregator = "sum" }: GaugeOptions = {},
) {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers,
    aggregator,
    async collect() {
      const figures = await readInTime(name, read);
      this.reset();
      if (typeof figures === "number") return this.set(figures);
      // Otherwise a gauge without labels would be 0.
      if (!label) return this.remove();
      for (const [value, figure] of Object.entries(figures ?? {})) this.set({ [label]: value }, figure);
    },
  });
}
