import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const guides = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", ".env.example"];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !/\.(test|e2e)\.tsx?$/.test(file));
}

/** The names of emoji are not ours, and translations have words of their own. */
const files = [...guides, ...["app", "components", "content", "docs", "lib"].flatMap(filesBelow)].filter(
  (file) => !/^content\/(?:emoji\/|messages\/|legal\/(?!en\.))/.test(file),
);

/** @returns the lines that match, with their files, except for what a file may say */
function linesWith(pattern: RegExp, allowed: Record<string, RegExp>): string[] {
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => pattern.test(line) && !allowed[file]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test("the owner of a site is called an owner, except where the specification quotes another name", () => {
  const quoted = {
    "app/(portal)/admin/portal-page.tsx": /name: "Admin", title: "Administrator"/,
    "lib/setup/reset.server.ts": /Sign in as an administrator to reconfigure/,
    "docs/decisions/087-words.md": /administrator/i,
    // The state before there were roles, and a word that no password may be.
    "docs/decisions/044-roles.md": /the administrator, ran everything/,
    "docs/decisions/046-new-passwords-and-the-sign-in-log.md": /"administrator" and "password"/,
    "lib/accounts/password/own-words.ts": /"administrator",/,
    // A title of the standard.
    "docs/asvs.md": /administrators can end others/,
  };
  expect(linesWith(/\badministrators?\b/i, quoted)).toEqual([]);
});

test("email is spelled in one way", () => {
  const texts = {
    // Words that are recognised in what people write.
    "lib/business-plan/own-words/word-lists.ts": /mobile email e-mail mail/,
    // Words that the command palette finds an action by.
    "components/commands/portal-actions.ts": /changeEmail: ".*e-mail/,
  };
  expect(linesWith(/\be-mails?\b/i, texts)).toEqual([]);
});

test("apostrophes of words on screens are typographic", () => {
  const straight = /[a-z]'(?:s|t|re|ll|ve|d|m)\b/;
  const comment = /^\s*(?:\/\/|\{?\/\*|\*)|\s\/\/ .*'/;
  const screens = linesWith(straight, {}).filter((line) => /^(?:app|components)\/.*\.tsx?: /.test(line));
  const isComment = (line: string) => comment.test(line.slice(line.indexOf(": ") + 2));
  expect(screens.filter((line) => !isComment(line))).toEqual([]);
});

const code = ["app", "components", "lib", "tests", "docs"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== "docs/wording.test.ts");

/** Returns what matches in each file of code, with the file's name. */
const found = (pattern: RegExp) =>
  code.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`),
  );

const comments = /^[ \t]*(?:\/\*\*|\*|\/\/)[ \t].*$|[ \t]\/\/ .*$/gm;
/** The titles of `test("…")`, `test.describe("…")` and `test.each([…])("…")`. */
const titles = /(?:\b(?:test|describe)(?:\.\w+)*|\]\)|`\))\(\s*(?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=,)/g;

test("comments begin with a noun or a verb, not with a noun clause", () => {
  expect(found(/\/\*\*\s+(?:\* )?(?:What|Who|Whoever|Whose|Whom|How|Where|Of)\b.*/g)).toEqual([]);
  expect(found(/(?<=^|\s)\/\/ (?:What|Who|Whoever|Whose|Whom)\b.*/gm)).toEqual([]);
});

test("test titles name their subject and the behaviour", () => {
  const riddle =
    /[(]\s*["`](?:who|what|whoever|of (?!another\b)) |\bwhat (?:is|was) (?!stored\b)|\btells?\b|\bas ever\b|\bstands? for\b/i;
  expect(found(titles).filter((title) => riddle.test(title))).toEqual([]);
});

test("comments and test titles use the terms of the field", () => {
  const dialect = /\bwhoever\b|\btells of\b|\bwho asks\b|\bmakeshift\b|\bcomplaints?\b|\bon the air\b/i;
  expect([...found(comments), ...found(titles)].filter((text) => dialect.test(text))).toEqual([]);
  expect(found(/\b(?:PATIENCE|noteChange)\b/g)).toEqual([]);
});
