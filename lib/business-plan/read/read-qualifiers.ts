import type { BusinessKind } from "@/lib/business-kinds/kind";
import type { KindMention } from "./kind-mentions";
import { findPhrases, indexPhrases, phraseWords } from "./phrases";
import { foldedAt, foldedBetween, sameSentence, type Text } from "./words";

/** The maximum number of qualifiers in a label: “vegan Italian restaurant”. */
const MAX_QUALIFIERS = 2;

/** Returns the qualifiers directly before a mention, in order. */
function qualifiersBefore(text: Text, at: number, known: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  let before = at;
  while (found.length < MAX_QUALIFIERS) {
    const length = [3, 2, 1].find((count) => known.has(foldedBetween(text, before - count, before)));
    if (!length || !/^[ \n-]$/.test(text.words[before]?.gap ?? "") || !sameSentence(text, before - 1, at))
      break;
    found.unshift(known.get(foldedBetween(text, before - length, before)) ?? "");
    before -= length;
  }
  return [...new Set(found)];
}

/** Reads a qualifier of food: “serving Italian food” means “Italian restaurant”. */
function qualifierOfFood(text: Text, kind: BusinessKind): string[] {
  if (!kind.qualifierProperty) return [];
  const taken = kind.qualifiers.filter((one) => !kind.looseQualifiers?.includes(one));
  const found = findPhrases(text.words, indexPhrases(taken.map((one) => [one, one])));
  const one = found.find(({ at, length }) =>
    /^(?:food|cuisine|dishes|cooking|kitchen|specialities|specialties|recipes)$/.test(
      foldedAt(text, at + length),
    ),
  );
  return one ? [one.value] : [];
}

/** Returns the qualifiers before the kind's name. */
export function readQualifiers(text: Text, kind: BusinessKind, mentions: readonly KindMention[]): string[] {
  const known = new Map(kind.qualifiers.map((one) => [phraseWords(one).join(" "), one]));
  for (const { at } of mentions) {
    const found = qualifiersBefore(text, at, known);
    if (found.length > 0) return found;
  }
  return mentions.length > 0 ? qualifierOfFood(text, kind) : [];
}
