import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const sources = ["components", "app"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") || path.endsWith("-style.ts"))
    .map((path) => `${folder}/${path}`),
);

/** Classes for level 40 or higher, reserved for elements that open over a page. */
const highLevel = /\bz-(?:\[|[4-9]\d|\d{3})/;

test("only the class over-page has the level of dialogs", () => {
  expect(sources.filter((path) => highLevel.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("every element at the end of the body is on that level", () => {
  const withPortal = sources.filter((path) => /<[A-Z]\w*\.Portal>/.test(readFileSync(path, "utf8")));
  expect(withPortal.length).toBeGreaterThan(8);
  // `centeredOverlay` and `menuSurface` contain it.
  const isPlaced = (path: string) => /over-page|centeredOverlay|menuSurface/.test(readFileSync(path, "utf8"));
  expect(withPortal.filter((path) => !isPlaced(path))).toEqual([]);
});
