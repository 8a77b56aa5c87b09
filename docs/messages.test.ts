import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import { describe, expect, test } from "@jest/globals";
import { transformSync } from "esbuild";
import { type Messages, splitText } from "@/lib/platform/language/translate";
import { textsIn } from "@/scripts/islands/texts.mjs";

const folder = "content/messages";

const sources = ["app", "components", "lib"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => path.join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The literals of an expression, also in both branches of a condition. */
function literalsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "StringLiteral") return [node.value as string];
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(literalsIn);
  return node.type === "JSXExpressionContainer" ? literalsIn(node.expression) : [];
}

/** The text for `other` of `t.count(n, { one, other })`, also in both branches of a condition. */
function pluralsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(pluralsIn);
  if (node.type !== "ObjectExpression") return [];
  return (node.properties as { key: { name: string }; value: Node }[])
    .filter(({ key }) => key.name === "other")
    .flatMap(({ value }) => literalsIn(value));
}

const texts = { plain: new Set<string>(), plural: new Set<string>() };
/** Those of the file that is read. */
let found: typeof texts;

/** "t", "t.count" or "Translated". */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return typeof node.name === "string" ? node.name : "";
}

function add(node: Node): void {
  if (node.type === "CallExpression") {
    const [first, second] = node.arguments as unknown[];
    const callee = nameOf(node.callee);
    if (callee === "t" || callee === "translatable")
      for (const text of literalsIn(first)) found.plain.add(text);
    if (callee === "t.count") for (const text of pluralsIn(second)) found.plural.add(text);
  }
  if (node.type === "JSXOpeningElement" && nameOf(node.name) === "Translated")
    for (const { name, value } of node.attributes as { name?: unknown; value?: unknown }[])
      if (nameOf(name) === "text") for (const text of literalsIn(value)) found.plain.add(text);
}

function walk(value: unknown): void {
  if (Array.isArray(value)) value.forEach(walk);
  if (!isNode(value)) return;
  add(value);
  for (const [key, child] of Object.entries(value)) if (!/omments$|^loc$/.test(key)) walk(child);
}

/** The texts of each file. */
const textsOf = new Map<string, string[]>();

for (const file of sources) {
  const source = readFileSync(file, "utf8");
  if (!/\bt[.(]|translatable|Translated/.test(source)) continue;
  found = { plain: new Set(), plural: new Set() };
  walk(
    parse(source, {
      sourceType: "module",
      plugins: file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"],
    }).program,
  );
  textsOf.set(file, [...found.plain, ...found.plural]);
  for (const text of found.plain) texts.plain.add(text);
  for (const text of found.plural) texts.plural.add(text);
}

const placeholders = (text: string) =>
  splitText(text)
    .flatMap((part) => (typeof part === "string" ? [] : [part.name]))
    .sort();

describe.each(readdirSync(folder))("the messages in %s", (file) => {
  const messages = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Messages;

  test("are those of the sources, each translated once", () => {
    expect(Object.keys(messages).sort()).toEqual([...texts.plain, ...texts.plural].sort());
  });

  test("have the plural categories of the language where a text has a count", () => {
    const { pluralCategories } = new Intl.PluralRules(path.basename(file, ".json")).resolvedOptions();
    for (const [text, message] of Object.entries(messages)) {
      const forms = texts.plural.has(text) ? pluralCategories : [];
      expect([text, typeof message === "string" ? [] : Object.keys(message).sort()]).toEqual([
        text,
        [...forms].sort(),
      ]);
    }
  });

  test("have the values of the texts; the form for one may leave its number out", () => {
    for (const [text, message] of Object.entries(messages)) {
      const isCount = typeof message === "object";
      const valuesOf = (one: string) => placeholders(one).filter((name) => !isCount || name !== "n");
      for (const translation of isCount ? Object.values(message) : [message]) {
        expect(translation.trim()).not.toBe("");
        expect([text, valuesOf(translation)]).toEqual([text, valuesOf(text)]);
      }
    }
  });
});

test("the texts of a module are found in its minified script, so that the page of an island has them", () => {
  for (const [file, expected] of textsOf) {
    const { code } = transformSync(readFileSync(file, "utf8"), {
      loader: file.endsWith("x") ? "tsx" : "ts",
      jsx: "automatic",
      minify: true,
      charset: "utf8",
    });
    expect([file, textsIn([code], expected)]).toEqual([file, expected]);
  }
});
