import { expect, test } from "@jest/globals";
import { isSearchablePhone, phoneKey } from "./phone-key";

test.each(["+49 171 2345678", "0171/2345678", "0049 (171) 234-5678", "1712345678"])(
  "%s is the same number",
  (phone) => expect(phoneKey(phone)).toBe("12345678"),
);

test("a short number is compared as a whole, and needs six digits to be looked for", () => {
  expect(phoneKey("12-34-56")).toBe("123456");
  expect(["", "12 34 5", "no digits", "123456"].map(isSearchablePhone)).toEqual([false, false, false, true]);
});
