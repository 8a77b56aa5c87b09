import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const guides = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/inventory.md"];

/** READMEs beside the code, decisions and other guides, which may name no path at all. */
const notes = ["app", "components", "docs", "lib", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter(
      (name) => name.endsWith(".md") && !guides.includes(name) && !/asvs|template/.test(path.basename(name)),
    ),
);

const inlineCode = /`([^`\n]+)`/g;
const link = /\]\(([^)#\s]+)[^)]*\)/g;
/** A path below one of the project's folders, or a file beside package.json. */
const namesPath =
  /^(?:(?:app|components|content|docs|lib|prisma|public|scripts)\/.+|[\w.-]+\.(?:mjs|ts|tsx|json|md))$/;

/** File names that occur in many folders, and patterns. */
const isGeneral = (name: string) =>
  /[*<>]|^x\./.test(name) || /^(?:page|layout|route|schema|server)\.tsx?$/.test(name);

const withoutFences = (markdown: string) => markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The paths that a guide names in inline code or links to. */
function namedPaths(guide: string): string[] {
  const text = withoutFences(readFileSync(guide, "utf8"));
  const code = all(text, inlineCode).filter((name) => namesPath.test(name) && !isGeneral(name));
  const links = all(text, link)
    .filter((target) => !target.includes("://"))
    .map((target) => path.join(path.dirname(guide), target));
  return [...code, ...links];
}

/** Returns whether a path exists, from the top or from the folder of the guide that names it. */
const exists = (guide: string) => (name: string) =>
  existsSync(name) || existsSync(path.join(path.dirname(guide), name));

test.each(guides)("every path that %s names exists", (guide) => {
  const named = namedPaths(guide);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !exists(guide)(name))).toEqual([]);
});

test.each(notes)("every path that %s names exists", (note) => {
  expect(namedPaths(note).filter((name) => !exists(note)(name))).toEqual([]);
});
