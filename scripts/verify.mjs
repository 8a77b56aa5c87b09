import path from "node:path";
import { runScript } from "./test/run.mjs";
import { printTimes } from "./test/times.mjs";
import { verifyFirstHour } from "./verify/first-hour.mjs";
import { verifyFirstStart } from "./verify/first-start.mjs";
import { verifyNodeVersions } from "./verify/node-versions.mjs";
import { verifyNpmVersions } from "./verify/npm-versions.mjs";
import { verifyPricing } from "./verify/pricing.mjs";

// Checks that take too long for each run of `npm test`.
process.chdir(path.dirname(import.meta.dirname));
const stages = {
  speed: () => runScript("Speed", ["scripts/benchmark.mjs", "--short"]),
  durability: () => runScript("Durability", ["scripts/durability.mjs", "5"]),
  pricing: verifyPricing,
  node: verifyNodeVersions,
  npm: verifyNpmVersions,
  "first-start": verifyFirstStart,
  "first-hour": verifyFirstHour,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}. The checks are ${Object.keys(stages).join(", ")}.`);
  process.exit(1);
}
const times = {};
const total = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const succeeded = await run().catch((error) => console.error(error.message));
  times[name] = (performance.now() - startedAt) / 1000;
  total[succeeded ? "passed" : "failed"] += 1;
}
printTimes(times, {});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
