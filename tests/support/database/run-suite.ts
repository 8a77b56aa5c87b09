import { type suites, testsOf } from "@/tests/integration/suites.mjs";
import { runFiles } from "@/tests/support/run-files";

/** Runs the integration tests of a suite as one test file. */
export const runSuite = (name: keyof typeof suites) => runFiles(testsOf(name));
