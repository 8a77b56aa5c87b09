import { expect, test } from "@jest/globals";
import { textDirection } from "./language";

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-PK", "rtl"],
  ["yi", "rtl"],
  ["dv", "rtl"],
  ["az-Arab", "rtl"],
  ["az", "ltr"],
  ["ar-Latn", "ltr"],
  ["en-US", "ltr"],
  ["ja", "ltr"],
] as const)("%s is read %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
