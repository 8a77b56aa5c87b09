import { expect, test } from "@jest/globals";
import { byteRange } from "./byte-range";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
])("%s of 100 bytes", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=200-300", "bytes=-0"])("%s of 100 bytes can't be had", (header) => {
  expect(byteRange(header, 100)).toBe("unsatisfiable");
});

test.each([null, "", "bytes=", "bytes=-", "bytes=9-3", "bytes=a-b", "bytes=0-1,5-6", "items=0-1"])(
  "%j asks for all",
  (header) => {
    expect(byteRange(header, 100)).toBeNull();
  },
);
