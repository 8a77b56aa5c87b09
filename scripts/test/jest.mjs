import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "./run.mjs";

/**
 * Runs projects of `jest.config.mjs`, integration tests in suites.
 * @param memory a folder in memory for temporary files, where there is one
 * @param workers the number of workers; by default that of `jest.config.mjs`
 * @returns the result of the run, for `addRun` of `createResults`
 */
export async function runJest(title, projects, { memory, beside = false, workers }) {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-report-"));
  const summary = path.join(folder, "summary.json");
  const succeeded = await runScript(
    title,
    [
      // Several threads for collecting garbage take a twentieth more processor time, and workers use all cores.
      "--single-threaded-gc",
      "node_modules/jest/bin/jest.js",
      "--selectProjects",
      ...projects,
      "--forceExit",
      ...(workers ? [`--maxWorkers=${workers}`] : []),
    ],
    {
      environment: {
        TESTS: "suites",
        // A larger young generation, in megabytes: with the default, collecting it takes a tenth of the time.
        NODE_OPTIONS: "--max-semi-space-size=64",
        JEST_SUMMARY: summary,
        ...(memory && { TMPDIR: memory }),
      },
      beside,
    },
  );
  let result = { passed: 0, failed: 0, times: {}, flaky: [] };
  try {
    result = JSON.parse(readFileSync(summary, "utf8"));
  } catch {}
  rmSync(folder, { recursive: true });
  return { succeeded, ...result };
}
