import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { isAllowed, refusedLicences } from "./licences.mjs";

test.each([
  "MIT",
  "(MIT OR GPL-3.0-or-later)",
  "GPL-3.0 OR MIT",
  "MIT AND Zlib",
  "(MIT AND Zlib)",
  "MIT and ISC",
])("%s is allowed", (licence) => expect(isAllowed(licence)).toBe(true));

test.each([
  "GPL-3.0",
  "AGPL-3.0-only",
  "MIT AND GPL-3.0",
  "none",
  "",
  "UNLICENSED",
  "SEE LICENSE IN x",
  "((MIT))",
])("%j is not", (licence) => expect(isAllowed(licence)).toBe(false));

test("every package is checked, in scopes and nested ones too", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "licences-"));
  const add = (place: string, about: object) => {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, "package.json"), JSON.stringify({ version: "1.0.0", ...about }));
  };
  try {
    add("one", { name: "one", license: "MIT" });
    add("one/node_modules/two", { name: "two", license: "GPL-3.0" });
    add("@a/three", { name: "@a/three", licenses: [{ type: "AGPL-3.0" }, { type: "SSPL-1.0" }] });
    add("@a/four", { name: "@a/four", licenses: [{ type: "GPL-2.0" }, { type: "MIT" }] });
    add("five", { name: "five" });
    add("elkjs", { name: "elkjs", license: "EPL-2.0" });
    add(".cache/six", { name: "six", license: "GPL-3.0" });
    expect(refusedLicences(folder)).toEqual([
      "@a/three 1.0.0: AGPL-3.0 OR SSPL-1.0",
      "five 1.0.0: none",
      "two 1.0.0: GPL-3.0",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
