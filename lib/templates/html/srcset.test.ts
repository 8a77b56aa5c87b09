import { expect, test } from "@jest/globals";
import { formatSrcset, parseSrcset } from "./srcset";

test.each([
  ["a.png", ["a.png"]],
  ["a.png, b.png 2x", ["a.png", "b.png 2x"]],
  ["a.png,b.png 2x", ["a.png,b.png 2x"]],
  [" ,a.png 1x ,\n b.png 200w 100h,, ", ["a.png 1x", "b.png 200w 100h"]],
  ["data:image/png;base64,AA,BB== 1x, b.png 2x", ["data:image/png;base64,AA,BB== 1x", "b.png 2x"]],
  ["a.png,, b.png", ["a.png", "b.png"]],
  ["a.png (1,2) x, b.png", ["a.png (1,2) x", "b.png"]],
  ["a.png (1, b.png", ["a.png (1, b.png"]],
  [" , ", []],
])("%j", (text, candidates) => {
  const parsed = parseSrcset(text);
  expect(parsed.map(({ url, descriptor }) => `${url} ${descriptor}`.trim())).toEqual(candidates);
  expect(parseSrcset(formatSrcset(parsed))).toEqual(parsed);
});
