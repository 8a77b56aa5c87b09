import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, jest } from "@jest/globals";
// Its hooks are for all files of the suite, not for the first that imports it.
import "@testing-library/react";

/** Runs the component tests of a folder as one test file, so that their modules load once. */
export function runSuite(folder: string) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".component.test.tsx")))
    describe(path.relative(".", path.join(folder, file)), () => {
      jest.requireActual(path.join(folder, file));
    });
}
