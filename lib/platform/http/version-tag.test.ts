import { expect, test } from "@jest/globals";
import { AppError } from "./errors";
import { expectedVersion, hasVersion } from "./version-tag";

const expected = (value: string) => expectedVersion(new Headers({ "if-match": value }));

test("the version that a save expects", () => {
  expect(expectedVersion(new Headers())).toBeNull();
  expect(expected("*")).toBeNull();
  expect([expected('"0"'), expected(' "12" '), expected('W/"7"')]).toEqual([0, 12, 7]);
});

test.each([
  "",
  "3",
  '"3',
  '""',
  '"three"',
  '"-1"',
  '"1.5"',
  '"03"',
  "'3'",
  '"1", "2"',
  '"9999999999"',
  "null",
])("%j is no version", (value) => {
  expect(() => expected(value)).toThrow(AppError);
  expect(() => expected(value)).toThrow(expect.objectContaining({ code: "malformed" }));
});

test("a sender without a version has none", () => {
  expect(hasVersion(new Headers(), 0)).toBe(false);
});
