import { expect, test } from "@jest/globals";
import { identifierOf, isSamePhone, phoneKeys } from "./identifier";

test("an email address is compared in lower case, and its tag after a plus counts", () => {
  expect(identifierOf("  Gil+Pizza@Example.COM ")).toEqual({ kind: "email", email: "gil+pizza@example.com" });
});

test.each([
  "",
  "gil",
  "gil@",
  "%@example.com%",
  "gil@example",
  "12 34 5",
  "+49 171 _2345678",
  "017123456%",
  "' OR 1=1",
])("“%s” is neither a whole address nor a number", (text) => expect(identifierOf(text)).toBeNull());

const number = "0171 2345678";
test.each(["+49 171 2345678", "0171/2345678", "0049 (171) 234-5678", "+49 (0)171 2345678", "1712345678"])(
  "%s is the same number as with an area code alone",
  (other) => {
    expect(isSamePhone(number, other)).toBe(true);
    expect(isSamePhone(other, number)).toBe(true);
  },
);

test("numbers that end alike are not the same", () => {
  for (const other of ["0151 12345678", "+43 151 12345678", "12345678", "", "71 2345678"])
    expect(isSamePhone(number, other)).toBe(false);
  expect(isSamePhone("+49 171 2345678", "+43 171 2345678")).toBe(false);
  expect(isSamePhone("", "")).toBe(false);
});

test("the keys of a number are those of its notations", () => {
  expect(phoneKeys(number)).toEqual(["12345678"]);
  expect(phoneKeys("30 1234")).toEqual(["301234", "0301234"]);
});
