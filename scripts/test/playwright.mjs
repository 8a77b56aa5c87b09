import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { requireChromium } from "../browsers.mjs";
import { runScript } from "./run.mjs";

/** Adds the times of a suite of Playwright's report, retries included, and the titles of the tests that passed at the second try. */
function addTests({ file, specs = [], suites = [] }, times, flaky) {
  for (const { title, tests } of specs) {
    const test = `${file} › ${title}`;
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    times[test] = durations.reduce((all, duration) => all + duration, 0) / 1000;
    if (tests.some(({ status }) => status === "flaky")) flaky.push(test);
  }
  for (const suite of suites) addTests(suite, times, flaky);
}

/**
 * Runs a project of `playwright.config.ts` on the last build.
 * @param memory a folder in memory for temporary files, where there is one
 * @returns the result of the run, for `addRun` of `createResults`
 */
export async function runPlaywright(title, project, memory) {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-report-"));
  const report = path.join(folder, "report.json");
  const succeeded = await runScript(
    title,
    ["node_modules/@playwright/test/cli.js", "test", `--project=${project}`],
    {
      environment: {
        ...(memory && { TMPDIR: memory }),
        CHROMIUM_PATH: requireChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PWTEST_CACHE_DIR: path.resolve("node_modules/.cache/playwright"),
      },
    },
  );
  let result = {};
  try {
    result = JSON.parse(readFileSync(report, "utf8"));
  } catch {}
  rmSync(folder, { recursive: true });
  const { suites = [], stats: { expected = 0, flaky: retried = 0, unexpected = 0 } = {} } = result;
  const times = {};
  const flaky = [];
  for (const suite of suites) addTests(suite, times, flaky);
  return { succeeded, passed: expected + retried, failed: unexpected, times, flaky };
}
