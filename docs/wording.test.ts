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

const files = [...guides, ...["app", "components", "content", "docs", "lib"].flatMap(filesBelow)];

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
