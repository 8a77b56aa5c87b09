import type { Text, Texts, TranslatableText, TranslatedText } from "./translation";

const sorted = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns a string that is the same for equal texts. */
export const keyOf = (text: Text) => (typeof text === "string" ? text : JSON.stringify(text, sorted));

/** A path without the places of entries that have no ids. */
const placeless = (path: string) => path.replace(/\.\d+(?=\.|$)/g, ".*");

/** The translation of a text; outdated if it was made from another text. */
export type Aligned = TranslatedText & { isOutdated: boolean };

/**
 * Assigns stored translations to the texts of a content. Entries without ids are named by their place: a translation
 * follows its text to another place, and is not shown for the one that took its place.
 * @param isShared equal texts have one translation, wherever they are
 */
export function alignTexts(
  found: readonly TranslatableText[],
  texts: Texts,
  isShared = false,
): Map<string, Aligned> {
  const placeKey = (path: string, text: Text) => `${isShared ? "" : placeless(path)}\n${keyOf(text)}`;
  const stored = Object.entries(texts);
  const moved = new Map(stored.map(([path, one]) => [placeKey(path, one.source), one]));
  const present = new Set(found.map(({ path, text }) => placeKey(path, text)));
  const aligned = new Map<string, Aligned>();
  for (const { path, text, isRich } of found) {
    const same = moved.get(placeKey(path, text));
    const own = Object.hasOwn(texts, path) ? texts[path] : undefined;
    const isCurrent = own && keyOf(own.source) === keyOf(text);
    const one = isCurrent ? own : (same ?? own);
    if (!one || isRich !== (typeof one.text !== "string")) continue;
    const isOutdated = !isCurrent && !same;
    const isElsewhere = isOutdated && placeless(path) !== path && present.has(placeKey(path, one.source));
    if (!isElsewhere) aligned.set(path, { ...one, isOutdated });
  }
  return aligned;
}
