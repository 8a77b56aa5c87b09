import { histogramSamples, newHistogram, observe } from "@/lib/metrics/histogram";
import { declareMetric } from "@/lib/metrics/registry";
import { remember } from "@/lib/remember";

const times = remember("times of statements", newHistogram);
const name = "platform_database_statement_duration_seconds";
declareMetric({
  name,
  help: "How long statements of the database took, waiting for a connection included.",
  type: "histogram",
  read: () => histogramSamples(name, times),
});

/** Notes how long a statement took, in milliseconds. */
export function noteStatement(_sql: string, milliseconds: number) {
  observe(times, milliseconds / 1000);
}
