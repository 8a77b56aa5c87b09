import { expect, test } from "@jest/globals";
import { declareDurations } from "./durations";
import { declareGauge } from "./registry";
import { combine, sumCounters, takeSnapshot } from "./snapshots";
import { declareTally } from "./tally";

test("metrics of two processes are combined, and only counters outlive a process", async () => {
  const tally = declareTally("a_total", "Of a.", ["kind"])({ kind: "one" });
  tally.count += 2;
  const durations = declareDurations("b_seconds", "Of b.")({ route: "/" });
  durations.observe(0.004);
  declareGauge("c", "Of c.", () => 5);
  declareGauge("d", "Of d.", () => 5, { aggregator: "max" });
  const snapshot = JSON.parse(JSON.stringify(await takeSnapshot()));
  const departed = await sumCounters([snapshot, snapshot]);
  const text = await combine([snapshot, snapshot, departed]).metrics();
  for (const line of [
    'a_total{kind="one"} 8',
    'b_seconds_bucket{le="0.005",route="/"} 4',
    'b_seconds_count{route="/"} 4',
    "c 10",
    "d 5",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});
