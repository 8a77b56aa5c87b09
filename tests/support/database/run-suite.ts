import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, jest } from "@jest/globals";

/** Lists the integration tests under folders of the project, in alphabetical order. */
export function integrationTests(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.db\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * Runs the integration tests of folders as one test file: modules load once for all of them, where Jest would load a
 * median of 171 anew for each file. Each keeps its hooks, in a `describe` that is named after it.
 */
export function runSuite(...folders: string[]) {
  for (const file of integrationTests(...folders))
    describe(file, () => {
      jest.requireActual(path.resolve(file));
    });
}
