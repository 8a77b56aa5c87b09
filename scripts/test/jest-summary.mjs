import { writeFileSync } from "node:fs";
import path from "node:path";

/** Joins the file and the titles of a test. Tests of a suite have the path of their own file as the first title. */
const nameOf = (file, { ancestorTitles, title }) =>
  [...(/\.suite\.ts$/.test(file) ? [] : [path.relative(".", file)]), ...ancestorTitles, title].join(" › ");

/** Returns the counts of a run, seconds by test, and the tests that passed at the second try. */
export function summarize({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ testFilePath, testResults: results }) =>
    results.map((result) => ({ ...result, name: nameOf(testFilePath, result) })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    times: Object.fromEntries(tests.map(({ name, duration }) => [name, (duration ?? 0) / 1000])),
    flaky: tests
      .filter(({ status, invocations }) => status === "passed" && invocations > 1)
      .map(({ name }) => name),
  };
}

/** A reporter of Jest that writes the summary to the file `JEST_SUMMARY`, if it is set; `--json` lacks retries. */
export default class JestSummary {
  onRunComplete(_, run) {
    const { JEST_SUMMARY } = process.env;
    if (JEST_SUMMARY) writeFileSync(JEST_SUMMARY, JSON.stringify(summarize(run)));
  }
}
