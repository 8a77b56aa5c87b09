import { expect, test } from "@jest/globals";
import { toastDuration } from "./toast-duration";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("a message of up to 20 words stays for the usual time, or for the time that was asked for", () => {
  expect(toastDuration(words(20))).toBe(5000);
  expect(toastDuration(` ${words(20)} `, 3000)).toBe(3000);
});

test("a longer message stays until it is dismissed", () => {
  expect(toastDuration(words(21))).toBe(Number.POSITIVE_INFINITY);
  expect(toastDuration(words(21), 3000)).toBe(Number.POSITIVE_INFINITY);
});
