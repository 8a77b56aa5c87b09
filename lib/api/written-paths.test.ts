import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { withoutComments } from "@/tests/support/modules";
import { calls } from "./calls";

/** The text of the code of production; the generated script of public pages contains addresses. */
const texts = ["app", "components", "lib"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => file !== "lib/site/visitor-script.ts")
  .map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }));

test("the path of a call is written in its declaration only", () => {
  const written = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/["'`](\/api\/\w[^"'`]*)/g)].map(([, address]) => `${file}: ${address}`),
  );
  expect(written).toEqual([]);
});

test("an address is made from the name of a declared call", () => {
  const names = texts.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:hrefOf|prefixOf|pathOf)\(\s*"([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(names).toContain("GET /pictures/files/{id}/{content}/{file}");
  expect(names.filter((name) => !(name in calls))).toEqual([]);
});
