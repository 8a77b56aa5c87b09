import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NEXT_TELEMETRY_DISABLED = "1";
const results = mkdtempSync(path.join(tmpdir(), "platform-results-"));
const report = (name) => path.join(results, name);
for (const name of readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm))
  delete process.env[name[1]];

/** Runs a command with inherited output; returns true if it succeeded. */
function run(title, args, environment = {}) {
  console.log(`\n• ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.once("close", (code) => resolve(code === 0));
  });
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return null;
  }
}

/** Counts of a whole check, which passes or fails as one. */
const whole = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/** A run that failed outside its tests, or left no report, counts as one more failure. */
function counted(succeeded, passed, failed) {
  return { passed, failed: succeeded || failed > 0 ? failed : 1 };
}

const files = [];
const took = (file, milliseconds) => files.push({ file, milliseconds });
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Of a suite of Playwright's report, in milliseconds, its retries included. */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf));
}

function printSlowest() {
  console.log("\nThe ten slowest test files:");
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  for (const { file, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

async function lint() {
  const isClean = await run("Lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]);
  const isUsed = await run("Lint: unused code", ["node_modules/knip/bin/knip.js"]);
  return whole((await run("Lint: licences", ["scripts/check-packages.mjs"])) && isUsed && isClean);
}

async function types() {
  const generated = await run("Types", ["node_modules/next/dist/bin/next", "typegen"]);
  return whole(generated && (await run("Types: check", ["node_modules/typescript/bin/tsc", "--noEmit"])));
}

async function sizes() {
  return whole(await run("Sizes", ["scripts/sizes.mjs"]));
}

async function speed() {
  return whole(await run("Speed", ["scripts/benchmark.mjs", "--short"]));
}

async function durability() {
  return whole(await run("Durability", ["scripts/durability.mjs", "5"]));
}

async function unitsAndIntegration() {
  const args = [
    "node_modules/jest/bin/jest.js",
    "--forceExit",
    "--json",
    `--outputFile=${report("jest.json")}`,
  ];
  const succeeded = await run("Units and integration", args);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport("jest.json") ?? {};
  for (const { name, startTime, endTime } of testResults) took(path.relative(".", name), endTime - startTime);
  return counted(succeeded && numPassedTests > 0, numPassedTests, numFailedTests);
}

async function browser() {
  const { requireChromium } = await import("./browsers.mjs");
  const succeeded = await run("Browser", ["node_modules/@playwright/test/cli.js", "test"], {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright.json"),
  });
  const { suites = [], stats = {} } = readReport("playwright.json") ?? {};
  for (const suite of suites) took(suite.file, durationOf(suite));
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return counted(succeeded && expected > 0, expected + flaky, unexpected);
}

const total = { passed: 0, failed: 0 };
try {
  requireNode();
  await prepare({ build: true, tools: true });
  for (const check of [lint, types, sizes, speed, durability, unitsAndIntegration, browser]) {
    const { passed, failed } = await check();
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
rmSync(results, { recursive: true, force: true });
printSlowest();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
