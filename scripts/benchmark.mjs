import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { measureArchives } from "./benchmark/archives.mjs";
import { findSlower } from "./benchmark/check.mjs";
import { countWrongAnswers, measureVisibility } from "./benchmark/freshness.mjs";
import { measureGrowth } from "./benchmark/growth.mjs";
import { withInstances } from "./benchmark/instances.mjs";
import { measureInteraction } from "./benchmark/interaction.mjs";
import { measureLighthouse } from "./benchmark/lighthouse.mjs";
import { measureMemory } from "./benchmark/memory.mjs";
import { measurePages } from "./benchmark/pages.mjs";
import { describeAll, describePart } from "./benchmark/report.mjs";
import { measureSimulations } from "./benchmark/simulations.mjs";
import { measureSiteFiles } from "./benchmark/site-files.mjs";
import { measureStarts } from "./benchmark/starts.mjs";
import { measureOrders, measureSaves } from "./benchmark/writes.mjs";

const file = "docs/benchmarks.md";
const pageSettings = [
  { connections: 1, rounds: 3, duration: 1 },
  { connections: 50, rounds: 5, duration: 1 },
  { connections: 500, rounds: 3, duration: 1 },
];

/**
 * The measurements by name, in order: `onInstances` on running instances; `onTheirOwn` on instances that each starts.
 */
const onInstances = {
  growth: (instances) => measureGrowth(instances),
  pages: (instances) => measurePages(instances, pageSettings),
  orders: (instances) => measureOrders(instances, { rounds: 5, amount: 1000, connections: 50 }),
  saves: (instances) => measureSaves(instances, { rounds: 5, amount: 100 }),
  visibility: (instances) => measureVisibility(instances, { saves: 200, readers: 10 }),
  freshness: (instances) => countWrongAnswers(instances, { saves: 500, readers: 50, grace: 100 }),
};
const onTheirOwn = {
  workers: () =>
    withInstances(
      ["second"],
      async (instances) => ({
        workers: 2,
        ...(await countWrongAnswers(instances, { saves: 1200, readers: 50, grace: 100 })),
      }),
      { WORKERS: "2" },
    ),
  // The earlier parts' requests would remain in the memory of running instances.
  memory: () =>
    withInstances([], (instances) => measureMemory(instances, { requests: 1_000_000, seconds: 200 })),
  starts: () => measureStarts(5),
  archives: () => measureArchives(3),
  "site-files": () => measureSiteFiles({ pages: 2000, rounds: 3 }),
  simulations: () => measureSimulations({ orders: 10_000, rounds: 5 }),
  interaction: () => measureInteraction({ rounds: 5 }),
  lighthouse: () => measureLighthouse({ rounds: 5 }),
};
const parts = [...Object.keys(onInstances), ...Object.keys(onTheirOwn)];

/** Runs the chosen parts, and prints each result when it is complete. */
async function measure(chosen) {
  const results = {};
  const run = async (some, instances) => {
    for (const [name, part] of Object.entries(some)) {
      if (!chosen.includes(name)) continue;
      results[name] = await part(instances);
      console.log(`${describePart(name, results[name])}\n`);
    }
  };
  if (chosen.some((name) => name in onInstances)) {
    await withInstances(["second", "uncached"], (instances) => run(onInstances, instances));
  }
  await run(onTheirOwn);
  return results;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== "--short" && !parts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are ${parts.join(", ")}.`);
  process.exitCode = 1;
} else if (asked.includes("--short")) {
  const problems = await findSlower(readFileSync(file, "utf8"));
  for (const problem of problems) console.error(`Slower than ${file}: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  const results = await measure(asked.length > 0 ? asked : parts);
  if (asked.length === 0) {
    writeFileSync(file, describeAll(results));
    execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", file]);
    console.log(`Wrote ${file}`);
  }
}
