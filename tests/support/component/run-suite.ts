import { readdirSync } from "node:fs";
import path from "node:path";
// Its hooks are for all files of the suite, not for the first that imports it.
import "@testing-library/react";
import { runFiles } from "@/tests/support/run-files";

/** Runs the component tests of a folder as one test file. */
export function runSuite(folder: string) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".component.test.tsx"));
  runFiles(files.map((name) => path.relative(".", path.join(folder, name))));
}
