import { expect, test } from "@jest/globals";
import { pictureProblem } from "./choose-picture";

test.each([
  ["a.png", "image/png", 5, null],
  ["a.JPG", "", 5, null],
  ["a.svg", "image/svg+xml", 5, "SVG"],
  ["a.svgz", "", 5, "SVG"],
  ["a.heic", "image/heic", 5, "Choose a PNG"],
  ["a.pdf", "application/pdf", 5, "Choose a PNG"],
  ["a", "", 5, "Choose a PNG"],
  ["a.png", "image/png", 0, "empty"],
  ["a.png", "image/png", 20 * 1024 * 1024 + 1, "at most 20 MB"],
])("%s (%s, %d bytes): %s", (name, type, size, problem) => {
  const found = pictureProblem({ name, type, size });
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
