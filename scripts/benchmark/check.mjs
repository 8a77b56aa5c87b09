import { countWrongAnswers } from "./freshness.mjs";
import { withInstances } from "./instances.mjs";
import { measurePages } from "./pages.mjs";
import { sharesOf } from "./report.mjs";
import { measureOrders, measureSaves } from "./writes.mjs";

/** How far below the report a share may fall. */
const TOLERANCE = 0.5;

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * Measures in short what the report tells of, on an instance and a second one.
 * @param report the text of the report
 * @returns what is worse than half of what is written there, and wrong answers; a sentence each
 */
export function findSlower(report) {
  return withInstances(["second"], async (instances) => {
    const pages = await measurePages(instances, [{ connections: 50, rounds: 5, duration: 0.25 }]);
    const measured = new Map(pages.map(({ name, first }) => [name, first.ratio]));
    measured.set(
      "Order",
      (await measureOrders(instances, { rounds: 3, amount: 150, connections: 25 })).ratio,
    );
    measured.set("Landing page", (await measureSaves(instances, { rounds: 3, amount: 15 })).ratio);
    const problems = [];
    const shares = new Map(sharesOf(report));
    for (const [name, share] of measured) {
      const written = shares.get(name);
      if (written === undefined) {
        problems.push(`${name}: docs/benchmarks.md has no share of it. Run npm run benchmark`);
        continue;
      }
      console.log(`${name}: ${percent(share)}, written ${percent(written)}`);
      if (!(share >= written * TOLERANCE)) {
        problems.push(`${name}: ${percent(share)} of the comparison, less than half of ${percent(written)}`);
      }
    }
    // What a busy machine delays on its way to the other instance is no fault of ours; what never comes is.
    const { here, there } = await countWrongAnswers(instances, { saves: 40, readers: 10, grace: 2000 });
    if (here.wrong > 0) problems.push(`${here.wrong} of ${here.reads} answers were older than the last save`);
    if (there.wrong > 0) {
      problems.push(`${there.wrong} of ${there.reads} answers of another instance were two seconds old`);
    }
    return problems;
  });
}
