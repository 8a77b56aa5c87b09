import { expect, test } from "@jest/globals";
import { memoryToSpare, readingCost, readingMemory, renditionMemory } from "./image-memory";

const photograph = {
  width: 1000,
  height: 1000,
  channels: 3,
  depth: "uchar",
  format: "jpeg",
  hasAlpha: false,
  isProgressive: false,
} as const;
const drawing = { ...photograph, format: "png", channels: 4, hasAlpha: true } as const;

test.each([
  ["a photograph", photograph, 5],
  ["one that loads step by step", { ...photograph, isProgressive: true }, 11],
  ["one that was taken sideways", { ...photograph, orientation: 6 }, 8],
  ["a drawing one can see through", drawing, 13],
  ["one that is interlaced", { ...drawing, isProgressive: true }, 17],
  ["one of 16 bits a colour", { ...drawing, isProgressive: true, depth: "ushort" }, 21],
] as const)("%s needs memory for each pixel", (_, picture, bytes) => {
  expect(renditionMemory(picture, false)).toBe(bytes * 1_000_000);
});

test("keeping each pixel's colour needs more", () => {
  expect(renditionMemory(drawing, true)).toBe(40_000_000);
});

test("AVIF takes by far the most memory to decode, and a picture decoded by lines very little", () => {
  const avif = { ...photograph, format: "heif" } as const;
  expect(readingMemory(avif)).toBe(20_000_000);
  expect(readingMemory({ ...avif, depth: "ushort" })).toBe(27_000_000);
  expect(readingMemory(photograph)).toBe(0);
});

test("channels and depth make reading take longer", () => {
  expect(readingCost(photograph)).toBe(3_000_000);
  expect(readingCost(drawing)).toBe(4_000_000);
  expect(readingCost({ ...drawing, depth: "ushort" })).toBe(12_000_000);
});

test("one picture never takes all memory of the machine", () => {
  expect(memoryToSpare()).toBeGreaterThan(0);
  expect(memoryToSpare()).toBeLessThanOrEqual(500_000_000);
});
