import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { generated, layers } from "./generate.mjs";

test.each(["lib", "components", "lib/platform"] as const)("each folder of %s is in one layer", (root) => {
  const folders = readdirSync(root, { withFileTypes: true });
  expect(folders.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  expect(layers[root].flat().sort()).toEqual(folders.map(({ name }) => name).sort());
});

test("the linter's rules and the tables are generated from the layers: else run `npm run layers`", () => {
  for (const [file, text] of Object.entries(generated())) expect(readFileSync(file, "utf8")).toBe(text);
});
