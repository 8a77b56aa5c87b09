import { readFileSync, rmSync } from "node:fs";
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
if (memory) rmSync(memory, { recursive: true, force: true });
results.finish(RECORD, { isRecorded: process.argv.includes("--record") });
