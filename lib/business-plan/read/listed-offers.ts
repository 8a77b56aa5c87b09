import { calendarAndTongues, openers } from "./ordinary-words";
import { wordSet } from "./phrases";
import { isNumeric } from "./read-numbers";
import { indexesOf, type Span } from "./spans";
import { capitalize, type Text } from "./words";

/** Words that begin a list of offers: “we offer …”, “services include …”, “specialising in …”. */
const beginnings = wordSet(
  "offer offers offering include includes including provide provides providing sell sells selling bake bakes serve serves serving do make makes teach teaches repair repairs specialise specialises specialising specialize specializes specializing services offerings treatments classes products menu dishes specialities specialties",
);
/** Those of them that need no subject. */
const thirdPersons = wordSet(
  "offers offering includes include including provides providing sells selling specialises specialising specializes specializing services offerings treatments classes products menu dishes specialities specialties serves bakes teaches makes",
);
const sayers = wordSet("we i also and you they to");
const doers = wordSet(
  "we i you they who that which is are was were it our your my us can will have has help look want need call come",
);
const leading = wordSet(
  "a an the our in on with and also as well great fresh all kinds of such like some various for",
);

const begins = (word: string) => leading.has(word) || beginnings.has(word);

const MAX_WORDS = 5;
const MAX_ITEMS = 12;

/** An offer in a list, and its words. */
export type ListedOffer = { title: string; span: Span };

const separates = (gap: string) => /[,;:\n•·–—/|]| - /.test(gap);

/** Splits the rest of a sentence at commas and “and”. */
function partsFrom({ words }: Text, from: number): Span[] {
  const parts: Span[] = [];
  const sentence = words[from]?.sentence;
  let start = from;
  let at = from;
  for (; words[at]?.sentence === sentence && at - from < 60; at++) {
    const word = words[at];
    if (!word) break;
    if (at > start && separates(word.gap)) {
      parts.push({ from: start, to: at });
      start = at;
    }
    if (word.folded === "and" || word.folded === "or" || word.folded === "plus") {
      if (at > start) parts.push({ from: start, to: at });
      start = at + 1;
    }
  }
  if (at > start) parts.push({ from: start, to: at });
  return parts;
}

/** Words that end an offer inside a part: “beard trims in Leeds”, “cakes for every day”. */
const ends = wordSet(
  "in at from for to near since by around across within on every under over starting just",
);

function asOffer({ source, words }: Text, part: Span, denied: ReadonlySet<number>): ListedOffer | null {
  let { from, to } = part;
  while (from < to && begins(words[from]?.folded ?? "")) from++;
  const end = words.slice(from + 1, to).findIndex(({ folded, gap }) => ends.has(folded) || /[("“]/.test(gap));
  if (words[from + 1 + end]?.folded === "in" && isNumeric(words[from + 2 + end])) return null;
  if (end >= 0) to = from + 1 + end;
  const inside = words.slice(from, to);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last || inside.length > MAX_WORDS) return null;
  if (indexesOf({ from, to }).some((at) => denied.has(at))) return null;
  const isThing = inside.every(({ folded, text }) => !doers.has(folded) && !/^\d/.test(text));
  if (!isThing || openers.has(first.folded) || openers.has(last.folded)) return null;
  if (inside.length === 1 && (last.text.length < 3 || calendarAndTongues.has(first.folded))) return null;
  const title = source.slice(first.start, last.end).replace(/\s+/gu, " ");
  if (title.length > 60 || /[$€£¥%]/.test(title)) return null;
  return { title: capitalize(title), span: { from, to } };
}

const bullet = /\n\s*[-–—*•·▪●✓✔]\s*$/;

/** Returns the index of a list that begins at a word; null if none. */
function listFrom({ words }: Text, at: number): number | null {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!previous || !word) return null;
  if (bullet.test(word.gap.slice(-12))) return at;
  if (/^\d{1,2}$/.test(word.text) && word.gap.includes("\n") && /^[.)] $/.test(next?.gap ?? ""))
    return at + 1;
  if (word.sentence !== previous.sentence || !/^(?: |: ?)$/.test(word.gap)) return null;
  const isSaid = thirdPersons.has(previous.folded) || sayers.has(words[at - 2]?.folded ?? "");
  if (!isSaid || !beginnings.has(previous.folded)) return null;
  return /^(?:in|include|are)$/.test(word.folded) ? at + 1 : at;
}

/** Returns the listed offers of a text in order, without negated ones. */
export function listedOffers(text: Text, denied: ReadonlySet<number>): ListedOffer[] {
  const { words } = text;
  const offers: ListedOffer[] = [];
  for (let at = 1; at < words.length && offers.length < MAX_ITEMS; at++) {
    const from = listFrom(text, at);
    if (from === null) continue;
    const parts = partsFrom(text, from);
    const isBulleted = words[at]?.gap.includes("\n");
    if (isBulleted || parts.length > 1 || /special/.test(words[at - 1]?.folded ?? "")) {
      offers.push(...parts.flatMap((part) => asOffer(text, part, denied) ?? []));
    }
    at = Math.max(at, (parts.at(-1)?.to ?? at) - 1);
  }
  return offers.slice(0, MAX_ITEMS);
}
