import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { calls, loadedByPages } from "@/lib/api/calls";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { isIndexable } from "@/lib/site/pages";
import { modulesOf, withoutComments } from "@/tests/support/modules";

/** Files of the pages that search engines may list; `(home)` is at `/`, `[...path]` has the pages of templates. */
const pages = readdirSync("app/(site)", { withFileTypes: true })
  .filter((entry) => !entry.isDirectory() || /^[[(]/.test(entry.name) || isIndexable(entry.name))
  .flatMap((entry) => {
    const name = path.join("app/(site)", entry.name);
    if (entry.isFile()) return [name];
    return readdirSync(name, { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file));
  })
  .filter((file) => /\.(tsx?|css)$/.test(file));

/** Also includes the modules of the public pages' script, the only script on pages of templates. */
const entries = [...pages, "components/visitor/main.ts", "lib/templates/page-scripts.ts"];
/** Public pages never load the screens of sign-in and set-up: each island is bundled separately. */
const ofOtherIslands = ["components/islands/access-screens.ts"];
const texts = [...modulesOf(entries, ofOtherIslands)].map((file) =>
  withoutComments(readFileSync(file, "utf8")),
);
const found = (pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one = ""]) => one))),
];

const declared: Readonly<Record<string, CallDeclaration>> = calls;
const isPublic = (name: string) => /public|visitor/.test(declared[name]?.access ?? "");
/** Opened by users, and outside `/api`. */
const PREVIEW = "GET /templates/preview/{id}/{path...}";

test("robots.txt allows every call that a module of a public page makes", () => {
  const made = found(/"(GET \/[^"]+)"/g).filter((name) => isPublic(name) && name !== PREVIEW);
  expect(made).toContain("GET /pictures/files/{id}/{content}/{file}");
  expect(made.filter((name) => !declared[name]?.loadedByPages)).toEqual([]);
});

test("robots.txt allows every address below /api that a public page, its styles or its script has", () => {
  const addresses = found(/["'(](\/api\/\w[^"')]*)/g);
  expect(addresses).toContainEqual(expect.stringMatching(/^\/api\/site\/visitor-/));
  expect(addresses.filter((one) => !loadedByPages.some((prefix) => one.startsWith(prefix)))).toEqual([]);
});
