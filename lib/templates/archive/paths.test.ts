import path from "node:path";
import { expect, test } from "@jest/globals";
import { AppError } from "@/lib/platform/http/errors";
import fc from "@/tests/support/properties";
import { zipOf } from "@/tests/support/templates/zip";
import { checkDistinct, safePath } from "./paths";
import { readArchive } from "./read-archive";

const hostile = fc.constantFrom(
  "..",
  ".",
  "",
  "/",
  "\\",
  "C:",
  "\0",
  "\n",
  "\u202e",
  "~",
  "%2e%2e",
  "a",
  "é",
  "e\u0301",
  " ",
);
const name = fc.oneof(
  fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join("/")),
  fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 300 }),
);

/** The path that is accepted; null where the name is refused. */
function accepted(entry: string): string | null {
  try {
    return safePath(entry);
  } catch (error) {
    expect(error).toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^The entry “[^\p{Cc}]*” .*\.$/u),
    });
    expect(error).toBeInstanceOf(AppError);
    return null;
  }
}

test("no accepted path leaves its folder, on any system", () => {
  fc.assert(
    fc.property(name, (entry) => {
      const found = accepted(entry);
      if (found === null) return;
      for (const { resolve, sep } of [path.posix, path.win32]) {
        const home = resolve("/srv/templates/1");
        expect(resolve(home, found).startsWith(home + sep)).toBe(true);
      }
      expect(found).not.toMatch(/[\p{Cc}\p{Cs}\\:]|^\/|\/\/|\/$|(^|\/)\.{1,2}(\/|$)/u);
      expect(found).toBe(found.normalize("NFC"));
      expect(found.length).toBeLessThanOrEqual(255);
      expect(safePath(found)).toBe(found);
    }),
    { numRuns: 2_000 },
  );
});

test("an archive with any names is read or refused with a sentence", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { maxLength: 3 }), async (names) => {
      const zip = zipOf({ "index.html": "", ...Object.fromEntries(names.map((one) => [`${one}.css`, ""])) });
      const files = await readArchive(zip).then(
        (archive) => archive.files,
        (error: unknown) => expect(error).toBeInstanceOf(AppError),
      );
      for (const file of files ?? []) expect(safePath(file.path)).toBe(file.path);
    }),
    { numRuns: 100 },
  );
});

test("names that differ only by case or form never stand beside each other", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (text) => {
      const one = text.replaceAll("/", "_").normalize("NFC");
      for (const other of [one.toUpperCase(), one.toLowerCase(), one.normalize("NFD"), one]) {
        const pair = [one, other].map((entry) => ({ name: `a/${entry}`, isFolder: false }));
        expect(() => checkDistinct(pair)).toThrow(/differ only|is there twice/);
      }
    }),
    { numRuns: 300, examples: [["ẞ"], ["ς"], ["İ"], ["ᾳ"], ["Å"]] },
  );
});
