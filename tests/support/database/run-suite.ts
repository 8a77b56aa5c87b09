import path from "node:path";
import { describe, jest } from "@jest/globals";
import { type suites, testsOf } from "@/tests/integration/suites.mjs";

/**
 * Runs the test files of a suite as one, so that modules load once: Jest would load a median of 171 again for each
 * file. Each keeps its hooks, in a `describe` with its path.
 */
export function runSuite(name: keyof typeof suites) {
  for (const file of testsOf(name))
    describe(file, () => {
      jest.requireActual(path.resolve(file));
    });
}
