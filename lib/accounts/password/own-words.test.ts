import { expect, test } from "@jest/globals";
import { isMadeOfNames } from "./own-words";

const names = ["Corner Bakery", "ada.lovelace@analytical.example"];

test.each([
  "cornerbakery",
  "Corner-Bakery 2026!",
  "bakerybakery",
  "ada.lovelace@analytical.example",
  "Lovelace1815",
  "analytical#1",
  "BusinessPlatform",
  "owner-kitchen-1",
  "administrator",
  "ｂａｋｅｒｙ２０２６",
])("%s is made of names", (password) => expect(isMadeOfNames(password, names)).toBe(true));

test.each([
  "correct horse battery",
  "the bakery at the corner",
  "corner of bakery lane",
  "bakery748261950372",
  "12345678",
  "!!!!!!!!!!",
  "",
])("%s is not", (password) => expect(isMadeOfNames(password, names)).toBe(false));

test("short parts of names are permitted", () => {
  expect(isMadeOfNames("ada.1815", names)).toBe(false);
});
