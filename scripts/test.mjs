import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";
import { makeMemoryFolder } from "./test/memory-folder.mjs";
import { runPlaywright } from "./test/playwright.mjs";
import { createResults } from "./test/results.mjs";
import { runScript } from "./test/run.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NEXT_TELEMETRY_DISABLED = "1";
const reports = mkdtempSync(path.join(tmpdir(), "platform-results-"));
for (const name of readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm))
  delete process.env[name[1]];

const memory = makeMemoryFolder();
/** The environment of tests. */
const temporary = memory ? { TMPDIR: memory } : {};

/** The recorded times, which `--record` writes. */
const RECORD = "tests/times.json";
const results = createResults();
/** Counts a run that failed outside its tests, or left no report, as one more failure. */
const countTests = (succeeded, passed, failed) => results.count(passed, succeeded || failed > 0 ? failed : 1);

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), "utf8"));
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
    `--outputFile=${path.join(reports, report)}`,
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
      results.addTime([...suite, ...ancestorTitles, title].join(" › "), (duration ?? 0) / 1000);
    }
  countTests(succeeded && numPassedTests > 0, numPassedTests, numFailedTests);
}

const browser = async () => results.addPlaywright(await runPlaywright("Browser", "browser", memory));

const check =
  (title, ...args) =>
  async () =>
    results.countWhole(await runScript(title, args, { beside: true }));

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
      results.countWhole(
        generated &&
          (await runScript("Types", ["node_modules/typescript/bin/tsc", "--noEmit"], { beside: true })),
      );
    },
    sizes: check("Sizes", "scripts/sizes.mjs"),
  },
  { "integration and components": () => jest("Integration and components", ["integration", "component"]) },
  { browser },
];

try {
  requireNode();
  await results.runStage("installation", () => prepare({ build: false, tools: true }));
  for (const row of rows)
    await Promise.all(Object.entries(row).map(([name, run]) => results.runStage(name, run)));
} catch (error) {
  console.error(error.message);
  results.count(0, 1);
}
rmSync(reports, { recursive: true, force: true });
if (memory) rmSync(memory, { recursive: true, force: true });
results.finish(RECORD, { isRecorded: process.argv.includes("--record") });
