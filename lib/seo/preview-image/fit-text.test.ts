import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { drawnText } from "./drawn-text";
import { fitText, wrap } from "./fit-text";

/** Every character is half as wide as it is high. */
const measure = (line: string, size: number) => ([...line].length * size) / 2;
const box = { width: 400, height: 100, sizes: [40, 20, 10], lineHeight: 1 };

test("a short text has the largest size", () => {
  expect(fitText("About", box, measure)).toEqual({ size: 40, lines: ["About"] });
});

test("a longer text has balanced lines, and shrinks if there are too many", () => {
  expect(fitText("one two three four five", box, measure)).toEqual({
    size: 40,
    lines: ["one two three", "four five"],
  });
  const { size, lines } = fitText("word ".repeat(20).trim(), box, measure);
  expect([size, lines.length]).toEqual([20, 3]);
});

test("a word wider than a line and a text larger than the box are cut", () => {
  const word = fitText("x".repeat(100), box, measure);
  expect(word).toMatchObject({ size: 20 });
  expect(word.lines.join("")).toBe("x".repeat(100));
  const text = fitText("word ".repeat(400), box, measure);
  expect([text.size, text.lines.length, text.lines.at(-1)?.endsWith("…")]).toEqual([10, 10, true]);
});

test("wrapped lines contain the whole text and fit the width", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (text, max) => {
        const lines = wrap(text, (line) => [...line].length <= max);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(max);
      },
    ),
  );
});

test.each([
  ["Corner Bakery – Bread, the slow way", "Bread, the slow way"],
  ["About us · Corner Bakery", "About us"],
  ["Corner Bakery: bread", "bread"],
  ["Menu | Corner Bakery", "Menu"],
  ["Corner Bakery", "Corner Bakery"],
  ["Corner Bakerying", "Corner Bakerying"],
  ["🥐 Fresh\u00a0bread 👩‍🍳  every day 🇩🇪", "Fresh bread every day"],
  ["1️⃣ Brand® ©2026™", "1 Brand® ©2026™"],
  ["🥐", ""],
  ["Mu\u0308sli", "Müsli"],
])("the title %s is drawn as: %s", (title, drawn) => {
  expect(drawnText(null, title, "Corner Bakery").title).toBe(drawn);
});

test("special characters of a name are not interpreted as a regular expression", () => {
  expect(drawnText(null, "a+b(c · Menu", "a+b(c").title).toBe("Menu");
  expect(drawnText({ title: "Page", ogTitle: "Shared" }, "x", "y")).toEqual({ title: "Shared", name: "y" });
});
