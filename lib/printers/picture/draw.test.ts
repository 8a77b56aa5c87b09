import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawPng } from "./draw.server";

test.each([
  [80, 576],
  [58, 384],
])("a sentence over the whole width of %s mm of paper is drawn within its dots", async (paper, dots) => {
  for (let length = 1; length <= 40; length++) {
    const name = "Corner Bakery and Sons of Upper Long Street".slice(0, length);
    const text = `This is no fiscal receipt. Ask ${name} if you need an invoice.`;
    const { width } = await sharp(await drawPng([{ text }], paper)).metadata();
    expect(width).toBe(dots);
  }
});
