import { isDeepStrictEqual } from "node:util";
import type { HeadTag, PageHead } from "@/lib/platform/html/head";
import { isObject, typeOf } from "@/lib/platform/html/structured-data";
import type { InspectedTag } from "@/lib/seo/answers";
import { type FoundPage, type FoundTag, singleSpaced } from "./read-page";

const LANGUAGE = "html lang";
const JSON_LD = "JSON-LD";
const IN_BODY = "It is in the body, where it is ignored";

/** Tags that search engines and social networks act upon, whether stored or not. */
const matters =
  /^(title|description|keywords|author|canonical|refresh|robots|googlebot|bingbot|(og|twitter|article|product|profile|fb):.+)$/;

/** The name and value of a tag; null for JSON-LD, which is compared separately. */
function expectedOf(tag: HeadTag): { name: string; value: string } | null {
  if (tag.tag === "title") return { name: "title", value: tag.text };
  if (tag.tag === "meta") return { name: tag.name, value: tag.content };
  return tag.tag === "link" ? { name: tag.rel, value: tag.href } : null;
}

function compareTag(name: string, expected: string | null, found: readonly FoundTag[]): InspectedTag {
  const read = found.filter(({ inHead }) => inHead);
  const [only, ...others] = read;
  if (!only) {
    const misplaced = found[0]?.value ?? null;
    const missing = { tag: name, expected, found: misplaced, verdict: "missing" } as const;
    return misplaced === null ? missing : { ...missing, note: IN_BODY };
  }
  const values = read.map(({ value }) => value).join("\n");
  if (expected === null) return { tag: name, expected, found: values, verdict: "extra" };
  if (others.length > 0) return { tag: name, expected, found: values, verdict: "twice" };
  const same = singleSpaced(expected) === only.value;
  return { tag: name, expected, found: only.value, verdict: same ? "same" : "different" };
}

type Entry = { data: unknown; text: string; type: string | null };

function readEntry(json: string): Entry {
  try {
    const data: unknown = JSON.parse(json);
    return { data, text: JSON.stringify(data, null, 2), type: isObject(data) ? typeOf(data) : null };
  } catch {
    return { data: undefined, text: json.trim(), type: null };
  }
}

const titleOf = ({ type }: Entry) => (type ? `${JSON_LD} ${type}` : JSON_LD);

function take(entries: Entry[], fits: (entry: Entry) => boolean): Entry | null {
  const index = entries.findIndex(fits);
  return index < 0 ? null : (entries.splice(index, 1)[0] ?? null);
}

/** Pairs JSON-LD regardless of the order of its keys; equal entries are paired first. */
function compareJsonLd(expected: readonly Entry[], found: readonly Entry[]): InspectedTag[] {
  const left = [...found];
  const equals = expected.map((entry) => take(left, ({ data }) => isDeepStrictEqual(data, entry.data)));
  const rows = expected.map((entry, index): InspectedTag => {
    const row = { tag: titleOf(entry), expected: entry.text };
    if (equals[index]) return { ...row, found: equals[index].text, verdict: "same" };
    const other = take(left, ({ type, data }) => data !== undefined && type === entry.type);
    return { ...row, found: other?.text ?? null, verdict: other ? "different" : "missing" };
  });
  const others = left.map((entry): InspectedTag => {
    const row = { tag: titleOf(entry), expected: null, found: entry.text };
    if (entry.data === undefined) return { ...row, verdict: "extra", note: "It is not valid JSON" };
    const isCopy = expected.some(({ data }) => isDeepStrictEqual(data, entry.data));
    return { ...row, verdict: isCopy ? "twice" : "extra" };
  });
  return [...rows, ...others];
}

/** Compares the tags of a page with those that are expected; unexpected ones come last. */
export function comparePage({ language, tags }: PageHead, page: FoundPage): InspectedTag[] {
  const expected = tags.flatMap((tag) => expectedOf(tag) ?? []);
  const names = new Set(expected.map(({ name }) => name));
  const byName = (name: string) => page.tags.filter((tag) => tag.name === name);
  const isExtra = ({ name, inHead }: FoundTag) => inHead && matters.test(name) && !names.has(name);
  const extra = new Set(page.tags.filter(isExtra).map(({ name }) => name));
  return [
    {
      tag: LANGUAGE,
      expected: language,
      found: page.language,
      verdict: page.language === null ? "missing" : page.language === language ? "same" : "different",
    },
    ...expected.map(({ name, value }) => compareTag(name, value, byName(name))),
    ...compareJsonLd(
      tags.flatMap((tag) => (tag.tag === "json-ld" ? readEntry(tag.json) : [])),
      page.jsonLd.map(readEntry),
    ),
    ...[...extra].map((name) => compareTag(name, null, byName(name))),
  ];
}
