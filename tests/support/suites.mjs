import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Lists the tests in a folder and those below it; only those directly in it if the path ends with `*`. */
export function testsIn(place, isTest) {
  const folder = place.replace(/\/?\*$/, "") || ".";
  return readdirSync(folder, { recursive: folder === place })
    .map((file) => path.join(folder, file))
    .filter(isTest);
}

/** Returns whether the first line of a test file requests a separate process, because of its environment or module state. */
export const runsAlone = (file) =>
  /^\/\/ Runs alone|^\/\*\* @jest-environment/.test(readFileSync(file, "utf8"));

/**
 * Divides tests into suites by folders, listed by the suite's name. Tests in a folder that another suite names are that
 * one's.
 */
export function divideByFolder(suites, isTest) {
  const all = Object.values(suites).flat();
  const isIn = (file, folder) => file.startsWith(`${folder}/`);

  function listed(name) {
    const others = all.filter((folder) => suites[name].some((own) => isIn(folder, own)));
    return suites[name]
      .flatMap((folder) => testsIn(folder, isTest))
      .filter((file) => !others.some((folder) => isIn(file, folder)))
      .sort();
  }

  return {
    /** Lists the test files of a suite. */
    testsOf: (name) => listed(name).filter((file) => !runsAlone(file)),
    /** Lists the test files that run alone. */
    testsAlone: () => Object.keys(suites).flatMap(listed).filter(runsAlone),
  };
}
