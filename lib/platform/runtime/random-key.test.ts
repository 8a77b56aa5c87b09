import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { randomKey } from "./random-key";

test("a key has 128 bits, and each is another one", () => {
  expect(randomKey()).toMatch(/^[\da-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

test("components use no key that is missing over plain HTTP", () => {
  const components = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `components/${path}`);
  expect(components.filter((path) => readFileSync(path, "utf8").includes("randomUUID"))).toEqual([]);
});
