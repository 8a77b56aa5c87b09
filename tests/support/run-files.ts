import path from "node:path";
import { describe, jest } from "@jest/globals";

/**
 * Runs test files as one, so that modules load once: Jest would load a median of 171 again for each file. Each keeps its
 * hooks, in a `describe` with its path.
 */
export function runFiles(files: readonly string[]) {
  for (const file of files)
    describe(file, () => {
      jest.requireActual(path.resolve(file));
    });
}
