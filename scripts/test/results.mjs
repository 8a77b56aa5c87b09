import { printFlaky, printTimes, recordTimes } from "./times.mjs";

/** Counts the tests and checks of a run, and times its stages. */
export function createResults() {
  const times = { stages: {}, tests: {} };
  const total = { passed: 0, failed: 0 };
  /** Tests that passed at the second try, which only CI makes. */
  const flaky = [];
  const count = (passed, failed) => {
    total.passed += passed;
    total.failed += failed;
  };
  return {
    count,
    /** Counts a check without tests as one. */
    countWhole: (succeeded) => count(Number(succeeded), Number(!succeeded)),
    /**
     * Adds the result of `runJest` or `runPlaywright`. Counts a run that failed outside its tests, or ran none, as one more
     * failure.
     */
    addRun({ succeeded, passed, failed, times: seconds, flaky: retried }) {
      const isComplete = succeeded && passed > 0;
      count(passed, isComplete ? failed : Math.max(failed, 1));
      Object.assign(times.tests, seconds);
      flaky.push(...retried);
    },
    async runStage(name, run) {
      const start = performance.now();
      await run();
      times.stages[name] = (performance.now() - start) / 1000;
    },
    /**
     * Prints the times, compared with those of a record, and the counts. Sets the exit code.
     * @param record the file of recorded times
     */
    finish(record, { isRecorded }) {
      printTimes(times, record);
      if (isRecorded) recordTimes(times, record);
      printFlaky(flaky);
      console.log(`\n${total.passed} passed, ${total.failed} failed, ${flaky.length} flaky`);
      process.exitCode = total.failed === 0 ? 0 : 1;
    },
  };
}
