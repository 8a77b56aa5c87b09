import { countWrongAnswers } from "./freshness.mjs";
import { withInstances } from "./instances.mjs";
import { measurePages } from "./pages.mjs";
import { sharesOf } from "./report.mjs";
import { measureOrders, measureSaves } from "./writes.mjs";

/** The minimum ratio of a measured share to the documented one. */
const MIN_RATIO = 0.5;

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Attempts before a slow result counts, as other load on the machine also slows the product. */
const MAX_ATTEMPTS = 3;

async function measureShares(instances) {
  const pages = await measurePages(instances, [{ connections: 50, rounds: 3, duration: 0.25 }]);
  const orders = await measureOrders(instances, { rounds: 3, amount: 600, connections: 50 });
  const saves = await measureSaves(instances, { rounds: 3, amount: 60 });
  return new Map([
    ...pages.map(({ name, first }) => [name, first.ratio]),
    ["Order", orders.ratio],
    ["Landing page", saves.ratio],
  ]);
}

/** Returns one sentence for each share below half of the documented one. */
function comparedWith(written, measured) {
  return [...measured].flatMap(([name, share]) => {
    const before = written.get(name);
    if (before === undefined) {
      return [`${name}: docs/benchmarks.md has no share of it. Run npm run benchmark`];
    }
    console.log(`${name}: ${percent(share)}, written ${percent(before)}`);
    const isSlower = !(share >= before * MIN_RATIO);
    return isSlower
      ? [`${name}: ${percent(share)} of the comparison, less than half of ${percent(before)}`]
      : [];
  });
}

/**
 * Measures the report's figures briefly, on two instances.
 * @param report the text of the report
 * @returns a sentence for each share below half of the documented one, and for outdated responses
 */
export function findSlower(report) {
  const written = sharesOf(report);
  return withInstances(["second"], async (instances) => {
    let problems = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      problems = comparedWith(written, await measureShares(instances));
      if (problems.length === 0) break;
      console.log(`Attempt ${attempt} of ${MAX_ATTEMPTS}: ${problems.length} too slow`);
    }
    // Allows two seconds for notifying the other instance, which other load on the machine may delay.
    const { here, there } = await countWrongAnswers(instances, { saves: 40, readers: 10, grace: 2000 });
    if (here.wrong > 0) problems.push(`${here.wrong} of ${here.reads} answers were older than the last save`);
    if (there.wrong > 0) {
      problems.push(`${there.wrong} of ${there.reads} answers of another instance were two seconds old`);
    }
    return problems;
  });
}
