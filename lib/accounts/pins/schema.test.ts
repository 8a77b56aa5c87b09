import { expect, test } from "@jest/globals";
import { isTrivialPin, pairInput, pinInput } from "./schema";

test.each([
  "000000",
  "111222",
  "010101",
  "123456",
  "654321",
  "890123",
  "210987",
  "123123",
  "112233",
  "998877",
])("%s is refused, as it is guessed first", (pin) => {
  expect(isTrivialPin(pin)).toBe(true);
  expect(pinInput.safeParse({ name: "Ada", pin }).success).toBe(false);
});

test.each(["304851", "135792", "112358", "204060", "100203"])("%s is a PIN", (pin) => {
  expect(pinInput.safeParse({ name: "Ada", pin }).success).toBe(true);
});

test.each(["12345", "1234567", "12a456", "", "１２３４５６"])("%j is no PIN", (pin) => {
  expect(pinInput.safeParse({ name: "Ada", pin }).success).toBe(false);
});

test("few PINs are trivial, so that those left are not guessed sooner", () => {
  let trivial = 0;
  for (let pin = 0; pin < 1_000_000; pin += 1) if (isTrivialPin(String(pin).padStart(6, "0"))) trivial += 1;
  expect(trivial).toBeLessThan(6000);
});

test("a code is taken however it is typed", () => {
  expect(pairInput.parse({ code: " abcde-fgh jk" })).toEqual({ code: "ABCDEFGHJK" });
  for (const code of ["ABCDE", "ABCDEFGHJKL", ""]) expect(pairInput.safeParse({ code }).success).toBe(false);
});
