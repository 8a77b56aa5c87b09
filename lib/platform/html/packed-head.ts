import type { HeadTag } from "./head";

/**
 * The tags of a head for a page's script: name and value of each, or the index of an earlier tag with the same value,
 * since titles and descriptions repeat.
 */
export type PackedHead = readonly (readonly [name: string, value: string | number])[];

const ALTERNATE = "alternate ";

type PlainTag = Exclude<HeadTag, { tag: "json-ld" }>;

const toPair = (tag: PlainTag): [string, string] => {
  if (tag.tag === "title") return ["title", tag.text];
  if (tag.tag === "meta") return [tag.name, tag.content];
  return [tag.hreflang === undefined ? tag.rel : ALTERNATE + tag.hreflang, tag.href];
};

/** Packs the tags, except structured data. */
export function packHead(tags: readonly HeadTag[]): PackedHead {
  const pairs = tags.flatMap((tag) => (tag.tag === "json-ld" ? [] : [toPair(tag)]));
  return pairs.map(([name, value], index) => {
    const first = pairs.findIndex((pair) => pair[1] === value);
    return [name, first < index ? first : value];
  });
}

export const unpackHead = (packed: PackedHead): PlainTag[] =>
  packed.map(([name, given]) => {
    const value = typeof given === "number" ? String(packed[given]?.[1]) : given;
    if (name === "title") return { tag: "title", text: value };
    if (name === "canonical") return { tag: "link", rel: name, href: value };
    if (name.startsWith(ALTERNATE))
      return { tag: "link", rel: "alternate", hreflang: name.slice(ALTERNATE.length), href: value };
    return { tag: "meta", key: name.startsWith("og:") ? "property" : "name", name, content: value };
  });
