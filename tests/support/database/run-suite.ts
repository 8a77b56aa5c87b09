import path from "node:path";
import { describe, jest } from "@jest/globals";
import { type suites, testsOf } from "@/tests/integration/suites.mjs";

/**
 * Runs the test files of a suite as one: modules load once for all of them, where Jest would load a median of 171 anew
 * for each file. Each keeps its hooks, in a `describe` with its path.
 */
export function runSuite(name: keyof typeof suites) {
  for (const file of testsOf(name))
    describe(file, () => {
      jest.requireActual(path.resolve(file));
    });
}
