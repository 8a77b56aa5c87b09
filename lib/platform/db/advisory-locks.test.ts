import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

test("each advisory lock has a number of its own", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const numbers = files.flatMap((file) =>
    [...readFileSync(path.join("lib", file), "utf8").matchAll(/ = (7_265_\d{3});/g)].map(
      ([, number]) => number,
    ),
  );
  expect(numbers.length).toBeGreaterThan(5);
  expect(new Set(numbers).size).toBe(numbers.length);
});
