import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const folders = ["app", "components", "content", "deploy", "docs", "lib", "prisma", "scripts"];
const documents = [".", ...folders].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== "." })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith(".md")),
);

const withoutCode = (markdown: string) =>
  markdown.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, "").replaceAll(/<!--[\s\S]*?-->/g, "");

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (file: string) =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    anchorOf(heading),
  );

/** The links of a document to files and headings of the repository that don't exist. */
function deadLinks(document: string): string[] {
  const targets = [...withoutCode(readFileSync(document, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)];
  return targets
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const found = file === "" ? document : path.join(path.dirname(document), decodeURI(file));
      return !existsSync(found) || (anchor !== undefined && !anchorsOf(found).includes(anchor));
    });
}

test("documents are found", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "docs/decisions/README.md"]));
});

test.each(documents)(
  "every link of %s to a file or heading of the repository leads somewhere",
  (document) => {
    expect(deadLinks(document)).toEqual([]);
  },
);
