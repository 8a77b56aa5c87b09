import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Lists the tests in a folder and those below it; only those directly in it if the path ends with `*`. */
export function testsIn(place, isTest) {
  const folder = place.replace(/\/?\*$/, "") || ".";
  return readdirSync(folder, { recursive: folder === place })
    .map((file) => path.join(folder, file))
    .filter(isTest);
}

/** A test file whose first line says so needs a process of its own, for its environment or for what modules keep. */
export const runsAlone = (file) =>
  /^\/\/ Runs alone|^\/\*\* @jest-environment/.test(readFileSync(file, "utf8"));
