import { expect, test } from "@jest/globals";
import { nameFromFile, zipProblem } from "./choose-zip";

const megabytes = (count: number) => count * 1024 * 1024;

test.each(["site.zip", "SITE.ZIP", "my.site.v2.Zip"])("%s can be uploaded", (name) => {
  expect(zipProblem({ name, size: megabytes(20) })).toBeNull();
});

test.each(["site.rar", "site.zip.txt", "zip", "site", ""])("%j is no ZIP file", (name) => {
  expect(zipProblem({ name, size: 10 })).toBe("Please select a ZIP file");
});

test("a file that is too large is refused before it is sent", () => {
  expect(zipProblem({ name: "site.zip", size: megabytes(21) })).toBe(
    "This file has 21 MB, and at most 20 MB can be uploaded",
  );
});

test.each([
  ["Corner Bakery.zip", "Corner Bakery"],
  ["site.v2.ZIP", "site.v2"],
  ["zip.zip.zip", "zip.zip"],
  [`${"a".repeat(100)}.zip`, "a".repeat(80)],
])("%s is called %s", (fileName, name) => {
  expect(nameFromFile(fileName)).toBe(name);
});
