import { readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";
import { runJest } from "./test/jest.mjs";
import { makeMemoryFolder } from "./test/memory-folder.mjs";
import { runPlaywright } from "./test/playwright.mjs";
import { createResults } from "./test/results.mjs";
import { runScript } from "./test/run.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NEXT_TELEMETRY_DISABLED = "1";
for (const name of readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm))
  delete process.env[name[1]];

const memory = makeMemoryFolder();
/** The recorded times, which `--record` writes. */
const RECORD = "tests/times.json";
const results = createResults();

const jest = async (title, projects, options = {}) =>
  results.addRun(await runJest(title, projects, { memory, ...options }));

const browser = async () => results.addRun(await runPlaywright("Browser", "browser", memory));

const check =
  (title, ...args) =>
  async () =>
    results.countWhole(await runScript(title, args, { beside: true }));

const lint = check("Lint", "node_modules/@biomejs/biome/bin/biome", "check", ".");
const unusedCode = check("Unused code", "node_modules/knip/bin/knip.js", "--no-config-hints");
const packages = check("Packages", "scripts/check-packages.mjs");
const sizes = check("Sizes", "scripts/sizes.mjs");

async function types() {
  const typegen = ["node_modules/next/dist/bin/next", "typegen"];
  // More checkers check some types again; other stages have work for each core.
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
  const succeeded =
    (await runScript("Types of routes", typegen, { beside: true })) &&
    (await runScript("Types", tsc, { beside: true }));
  results.countWhole(succeeded);
}

/** Waits for all, and then fails if one failed: processes that still run would go on after the end. */
async function together(...all) {
  const ended = await Promise.allSettled(all);
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

const { runStage } = results;

try {
  requireNode();
  await runStage("installation", () => prepare({ build: false, tools: true }));
  // Stages that need the build wait for it alone; nothing runs beside browser tests, whose pages would be slow.
  await together(
    runStage("build", () => prepare({ build: true, tools: true })).then(() =>
      together(runStage("types", types), runStage("sizes", sizes)),
    ),
    runStage("lint", lint),
    runStage("unused code", unusedCode),
    runStage("packages", packages),
    runStage("units", () => jest("Units", ["unit"], { beside: true })).then(() =>
      runStage("integration and components", () =>
        // A worker waits a sixth of its time, mostly for the database. With 25, its connections ran out.
        jest("Integration and components", ["integration", "component"], {
          workers: Math.min(8, Math.ceil(1.5 * availableParallelism())),
        }),
      ),
    ),
  );
  await runStage("browser", browser);
} catch (error) {
  console.error(error.message);
  results.count(0, 1);
}
if (memory) rmSync(memory, { recursive: true, force: true });
results.finish(RECORD, { isRecorded: process.argv.includes("--record") });
