import { rmSync } from "node:fs";
import path from "node:path";
import { runJest } from "./test/jest.mjs";
import { makeMemoryFolder } from "./test/memory-folder.mjs";
import { runPlaywright } from "./test/playwright.mjs";
import { createResults } from "./test/results.mjs";
import { runScript } from "./test/run.mjs";
import { verifyFirstHour } from "./verify/first-hour.mjs";
import { verifyFirstStart } from "./verify/first-start.mjs";
import { verifyNodeVersions } from "./verify/node-versions.mjs";
import { verifyNpmVersions } from "./verify/npm-versions.mjs";
import { verifyPricing } from "./verify/pricing.mjs";
import { verifySchedules } from "./verify/schedules.mjs";

// Checks that take too long for each run of `npm test`.
process.chdir(path.dirname(import.meta.dirname));
/** The recorded times of `processes`, which `processes --record` writes. */
const RECORD = "tests/process/times.json";
const results = createResults();

async function processes() {
  const memory = makeMemoryFolder();
  results.addRun(await runJest("Processes", ["verify"], { memory }));
  results.addRun(await runPlaywright("Processes with a browser", "processes", memory));
  if (memory) rmSync(memory, { recursive: true, force: true });
}

/** Counts a check as one. */
const check = (run) => async () => {
  const succeeded = await run().catch((error) => console.error(error.message));
  results.countWhole(Boolean(succeeded));
};

const stages = {
  processes,
  speed: check(() => runScript("Speed", ["scripts/benchmark.mjs", "--short"])),
  durability: check(() => runScript("Durability", ["scripts/durability.mjs", "5"])),
  pricing: check(verifyPricing),
  schedules: check(verifySchedules),
  node: check(verifyNodeVersions),
  npm: check(verifyNpmVersions),
  "first-start": check(verifyFirstStart),
  "first-hour": check(verifyFirstHour),
};

const asked = process.argv.slice(2).filter((argument) => argument !== "--record");
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}. The checks are ${Object.keys(stages).join(", ")}.`);
  process.exit(1);
}
const isAsked = (name) => asked.length === 0 || asked.includes(name);
for (const [name, run] of Object.entries(stages)) {
  if (isAsked(name)) await results.runStage(name, run);
}
results.finish(RECORD, { isRecorded: process.argv.includes("--record") && isAsked("processes") });
