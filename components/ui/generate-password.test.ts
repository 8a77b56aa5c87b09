import { expect, test } from "@jest/globals";
import { generatePassword, PASSWORD_CHARACTERS } from "./generate-password";

test("a generated password has 20 characters, none of them easily mistaken", () => {
  for (let round = 0; round < 200; round++) {
    expect(generatePassword()).toMatch(/^[^0OoIl1|]{20}$/);
  }
});

test("every character is used, and no two passwords are alike", () => {
  const passwords = Array.from({ length: 500 }, () => generatePassword());
  expect(new Set(passwords).size).toBe(500);
  expect(new Set(passwords.join("")).size).toBe(PASSWORD_CHARACTERS.length);
});

test("a length can be asked for", () => {
  expect(generatePassword(32)).toHaveLength(32);
});
