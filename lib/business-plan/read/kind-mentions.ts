import type { BusinessKind } from "@/lib/business-kinds/kind";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { remember } from "@/lib/platform/runtime/remember";
import { partsOf } from "./clauses";
import { type Found, findPhrases, indexPhrases, wordSet } from "./phrases";
import { spanOf, wordsIn } from "./spans";
import { foldedAt, sameSentence, type Text } from "./words";

/** A mention of a kind of business, and its weight. */
export type KindMention = Found<KindName> & { weight: number };
type KindName = { kind: BusinessKind; name: string; isActivity: boolean };

const names = () =>
  remember("names of business kinds", () =>
    indexPhrases<KindName>(
      businessKinds().flatMap((kind) => [
        ...kind.names.map((name) => [name, { kind, name, isActivity: false }] as const),
        ...kind.activities.map((name) => [name, { kind, name, isActivity: true }] as const),
      ]),
    ),
  );

const weights = { name: 10, activity: 5, modifier: 1, is: 14, has: 8, article: 4, partOfName: 5 };

const toCustomers = wordSet(
  "for to help helps helping serve serves serving supply supplies supplying advise advises advising among with between in into inside by like",
);
const owned = wordSet("our my a an this called named own");
const nearby = wordSet("near opposite behind beside above below beneath next across alongside after");
const denials = wordSet("not isn't aren't never unlike instead rather former formerly ex wasn't neither nor");
const being = wordSet(
  "is are am i'm we're it's as run runs running own owns operate operates open opened opening founded started",
);
const having = wordSet("our my have has this new");
const aside = wordSet("with for in at near to of by and from or but inside");
/** Words that change a kind's name to another trade: “sign painter”, “dog hotel”, “boat builder”. */
const strangers = wordSet(
  "sign portrait face landscape miniature boat ship guitar violin organ piano drum wheel dog cat horse equine insect tree shoe watch clock coin stamp doll toy kite model costume instrument repair",
);
/** Nouns after the name of a kind that change its meaning. */
const heads = wordSet(
  "software app apps platform supplies equipment marketing furniture consultant consultants industry owner owners customers clients management design fittings supply staff uniforms interiors insurance school schools business businesses booking reservation sector photography photographer photographers cleaning linen tech technology wholesale pick pickup pickups transfer transfers sign signs",
);

/** Iterates the words before `at` in its sentence, the nearest first. */
function* wordsBefore(text: Text, at: number, max: number) {
  for (let index = at - 1; index >= Math.max(0, at - max); index--) {
    const word = text.words[index];
    if (!word || !sameSentence(text, index, at)) return;
    yield { word, index, next: text.words[index + 1] };
  }
}

const isCapital = (text: Text, at: number) =>
  text.letters === "mixed" && /^\p{Lu}/u.test(text.words[at]?.text ?? "");

/** Returns whether a word and the one before it are written with capitals: “Kim's Nails”. */
export const isPartOfName = (text: Text, at: number) => isCapital(text, at) && isCapital(text, at - 1);

function isOfCustomers(text: Text, { at, isPlural }: Found<KindName>): boolean {
  if (!isPlural || isPartOfName(text, at)) return false;
  for (const { word, index } of wordsBefore(text, at, 8)) {
    if (owned.has(word.folded) || being.has(word.folded)) return false;
    if (toCustomers.has(word.folded)) return text.words[index - 1]?.folded !== "welcome";
  }
  return false;
}

function isDenied(text: Text, at: number): boolean {
  for (const { word, next } of wordsBefore(text, at, 4)) {
    if (next?.gap.includes(",") || word.folded === "but") return false;
    if (denials.has(word.folded)) return !/^(?:only|just|simply|merely)$/.test(next?.folded ?? "");
    if (nearby.has(word.folded)) return true;
    if (word.folded === "no" && next === text.words[at]) return true;
  }
  return false;
}

function isModifier(
  text: Text,
  { at, length }: Found<KindName>,
  following: Found<KindName> | undefined,
): boolean {
  const next = text.words[at + length];
  if (!next || !/^[ \n-]$/.test(next.gap) || !sameSentence(text, at, at + length)) return false;
  return heads.has(next.folded) || (following?.at === at + length && !isCapital(text, at + length));
}

/** Matches kinds other than the business: “with a hotel pick-up”, “in the gym of the school”. */
function isAside(text: Text, { at, value }: Found<KindName>): boolean {
  if (value.isActivity || isPartOfName(text, at)) return false;
  const [before, article] = [text.words[at - 1], text.words[at - 2]];
  if (!sameSentence(text, at - 2, at) || !/^(?:a|an|the)$/.test(before?.folded ?? "")) return false;
  return /^(?:with|in|inside|within|at|from|behind|under|via)$/.test(article?.folded ?? "");
}

/** Returns the weight of the words before a mention: “is a …” most, “our …” less. */
function standing(text: Text, at: number, taken: ReadonlySet<number>): number {
  let weight = 0;
  for (const { word, index } of wordsBefore(text, at, 7)) {
    if (being.has(word.folded)) return weights.is;
    if (having.has(word.folded)) return weights.has;
    if (aside.has(word.folded) || taken.has(index)) return weight;
    if (word.folded === "a" || word.folded === "an") weight = weights.article;
  }
  return weight;
}

/** Returns the later parts of sentences with three or more: “repairs, heating, duct cleaning”. */
function listedParts({ words }: Text, parts: readonly number[]): ReadonlySet<number> {
  const bySentence = new Map<number, Set<number>>();
  for (const [at, part] of parts.entries()) {
    const sentence = words[at]?.sentence ?? 0;
    bySentence.set(sentence, (bySentence.get(sentence) ?? new Set()).add(part));
  }
  return new Set([...bySentence.values()].flatMap((own) => (own.size < 3 ? [] : [...own].slice(1))));
}

/** Returns all mentions of kinds of business that can mean the business itself. */
export function kindMentions(text: Text): KindMention[] {
  const found = findPhrases(text.words, names());
  const taken = wordsIn(found.map(spanOf));
  const parts = partsOf(text);
  const listed = listedParts(text, parts);
  return found.flatMap((one, index) => {
    if (isOfCustomers(text, one) || isDenied(text, one.at)) return [];
    const isStranger =
      strangers.has(foldedAt(text, one.at - 1)) && /^[ -]$/.test(text.words[one.at]?.gap ?? "");
    if (isStranger || isAside(text, one) || isModifier(text, one, found[index + 1])) {
      return [{ ...one, weight: weights.modifier }];
    }
    const base = one.value.isActivity ? weights.activity : weights.name;
    const inName = isPartOfName(text, one.at) ? weights.partOfName : 0;
    const more = inName + standing(text, one.at, taken);
    const isOneOfMany = one.value.isActivity && more === 0 && listed.has(parts[one.at] ?? -1);
    return [{ ...one, weight: isOneOfMany ? weights.modifier : base + more }];
  });
}

/** Returns the kinds that a text negates: “we are not a restaurant”. */
export const deniedKinds = (text: Text): ReadonlySet<BusinessKind> =>
  new Set(
    findPhrases(text.words, names()).flatMap(({ at, value }) => (isDenied(text, at) ? [value.kind] : [])),
  );

/** Returns the indexes of all words in names of kinds. */
export const kindWords = (text: Text): ReadonlySet<number> =>
  wordsIn(findPhrases(text.words, names()).map(spanOf));
