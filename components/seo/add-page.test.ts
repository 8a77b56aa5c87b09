import { expect, test } from "@jest/globals";
import { newPage } from "./add-page";

const known = ["about", "about-us"];

test.each([
  ["Catering", "catering", null],
  ["Our Menu!", "our-menu-", null],
  ["Über uns", "-ber-uns", null],
  ["../x", "---x", null],
  ["constructor", "constructor", null],
  ["about", "about", "There is already a page named “about”. Choose it from the list."],
  ["About us", "about-us", "“About us” becomes “about-us”, and there is already a page of that name."],
  ["", "", "Page name is required"],
  ["--", "--", "Use at least one letter or digit"],
  ["日本", "--", "Use at least one letter or digit"],
  ["a".repeat(65), "a".repeat(65), "At most 64 characters"],
])("%j becomes %j", (typed, name, problem) => {
  expect(newPage(typed, known)).toEqual({ name, problem });
});
