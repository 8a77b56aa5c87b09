import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";
import { makeMemoryFolder } from "./test/memory-folder.mjs";
import { runPlaywright } from "./test/playwright.mjs";
import { runScript } from "./test/run.mjs";
import { printFlaky, printTimes, recordTimes } from "./test/times.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NEXT_TELEMETRY_DISABLED = "1";
const results = mkdtempSync(path.join(tmpdir(), "platform-results-"));
for (const name of readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm))
  delete process.env[name[1]];

const memory = makeMemoryFolder();
/** The environment of tests. */
const temporary = memory ? { TMPDIR: memory } : {};

/** The recorded times, which `--record` writes. */
const RECORD = "tests/times.json";
const times = { stages: {}, tests: {} };
const total = { passed: 0, failed: 0 };
/** Browser tests that passed at the second try, which only CI makes. */
const flaky = [];
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};
/** Counts a check without tests as one. */
const countWhole = (succeeded) => count(Number(succeeded), Number(!succeeded));
/** Counts a run that failed outside its tests, or left no report, as one more failure. */
const countTests = (succeeded, passed, failed) => count(passed, succeeded || failed > 0 ? failed : 1);

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(results, name), "utf8"));
  } catch {
    return null;
  }
}

async function jest(title, projects, { beside = false } = {}) {
  const report = `${projects.join("-")}.json`;
  const args = [
    "--selectProjects",
    ...projects,
    "--forceExit",
    "--json",
    `--outputFile=${path.join(results, report)}`,
  ];
  // A larger young generation, in megabytes: with the default, collecting it takes a tenth of the time.
  const environment = { TESTS: "suites", NODE_OPTIONS: "--max-semi-space-size=64", ...temporary };
  const succeeded = await runScript(title, ["node_modules/jest/bin/jest.js", ...args], {
    environment,
    beside,
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report) ?? {};
  for (const { name, assertionResults } of testResults)
    for (const { ancestorTitles, title, duration } of assertionResults) {
      const suite = /\.suite\.ts$/.test(name) ? [] : [path.relative(".", name)];
      times.tests[[...suite, ...ancestorTitles, title].join(" › ")] = (duration ?? 0) / 1000;
    }
  countTests(succeeded && numPassedTests > 0, numPassedTests, numFailedTests);
}

async function browser() {
  const result = await runPlaywright("Browser", "browser", memory);
  count(result.passed, result.failed);
  Object.assign(times.tests, result.times);
  flaky.push(...result.flaky);
}

const check =
  (title, ...args) =>
  async () =>
    countWhole(await runScript(title, args, { beside: true }));

/** The stages in order; those of one row run concurrently. */
const rows = [
  {
    build: () => prepare({ build: true, tools: true }),
    lint: check("Lint", "node_modules/@biomejs/biome/bin/biome", "check", "."),
    "unused code": check("Unused code", "node_modules/knip/bin/knip.js", "--no-config-hints"),
    packages: check("Packages", "scripts/check-packages.mjs"),
    units: () => jest("Units", ["unit"], { beside: true }),
  },
  {
    types: async () => {
      const typegen = ["node_modules/next/dist/bin/next", "typegen"];
      const generated = await runScript("Types of routes", typegen, { beside: true });
      countWhole(
        generated &&
          (await runScript("Types", ["node_modules/typescript/bin/tsc", "--noEmit"], { beside: true })),
      );
    },
    sizes: check("Sizes", "scripts/sizes.mjs"),
  },
  { "integration and components": () => jest("Integration and components", ["integration", "component"]) },
  { browser },
];

async function runStage([name, run]) {
  const start = performance.now();
  await run();
  times.stages[name] = (performance.now() - start) / 1000;
}

try {
  requireNode();
  await runStage(["installation", () => prepare({ build: false, tools: true })]);
  for (const row of rows) await Promise.all(Object.entries(row).map(runStage));
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
rmSync(results, { recursive: true, force: true });
if (memory) rmSync(memory, { recursive: true, force: true });
printTimes(times, RECORD);
if (process.argv.includes("--record")) recordTimes(times, RECORD);
printFlaky(flaky);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${flaky.length} flaky`);
process.exitCode = total.failed === 0 ? 0 : 1;
