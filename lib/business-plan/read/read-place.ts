import { areaOf, gazetteer, isWholeCountry } from "./gazetteer";
import { kindWords } from "./kind-mentions";
import { runAt, runsOf, titleCase, wordingOf } from "./name-runs";
import { calendarAndTongues, openers } from "./ordinary-words";
import { findPhrases } from "./phrases";
import {
  between,
  elsewhere,
  KNOWN_CITY_SCORE,
  labels,
  notPlaces,
  SAID_SCORE,
  STREET_SCORE,
  scores,
  streets,
  trained,
} from "./place-words";
import { indexesOf, type Span } from "./spans";
import { sameSentence, type Text } from "./words";

/** The place of the business, and its words. */
export type PlaceReading = { place: string; span: Span };
type Candidate = PlaceReading & { score: number };

const isPlaceName = (text: Text, span: Span) => {
  const first = text.words[span.from];
  if (!first || /^\d+$/.test(first.text)) return false;
  return ![calendarAndTongues, openers, notPlaces].some((set) => set.has(first.folded));
};

const isCity = (text: Text, { from, to }: Span) =>
  findPhrases(text.words.slice(from, to), gazetteer)[0]?.length === to - from;

/** Extends a place by its area: “Portland, Oregon”. */
function withArea(text: Text, span: Span): Span {
  const next = text.words[span.to];
  const isListed = /^, ?$/.test(next?.gap ?? "");
  if (!next || !(isListed || (next.gap === " " && text.letters === "mixed"))) return span;
  const run = runAt(text, span.to);
  const isIn = run && (areaOf(wordingOf(text, run).replace(/\.$/, "")) || (isListed && isCity(text, run)));
  if (run && isIn) return { from: span.from, to: run.to };
  return isListed && /^\p{Lu}$/u.test(next.text) && text.words[span.to + 1]?.gap === "."
    ? { from: span.from, to: span.to + 2 }
    : span;
}

/** Writes “Austin TX” as “Austin, TX”. */
const wordingWithArea = (text: Text, city: Span, { to }: Span) =>
  to > city.to
    ? `${wordingOf(text, city)}, ${wordingOf(text, { from: city.to, to })}`
    : wordingOf(text, city);

/** Writes “Boise ID” as “Boise, ID”. */
const withComma = (place: string) =>
  place.replace(/(?<=\p{Ll}) (?=([A-Z]{2,3})$)/u, (space, state: string) => (areaOf(state) ? ", " : space));

/** Reads the place that begins at a word, by its capitals or from the gazetteer. */
function placeAt(text: Text, at: number, cities: ReadonlyMap<number, { value: string; length: number }>) {
  const city = cities.get(at);
  const run = text.letters === "mixed" ? runAt(text, at) : null;
  const cityOnly = city ? { from: at, to: at + city.length } : null;
  if (run && cityOnly && withArea(text, cityOnly).to === run.to && run.to > cityOnly.to) {
    return { place: wordingWithArea(text, cityOnly, run), span: run, isKnown: true };
  }
  if (run && isPlaceName(text, run)) {
    const span = withArea(text, run);
    return { place: withComma(wordingOf(text, span)), span, isKnown: city !== undefined };
  }
  if (!city) return null;
  const span = { from: at, to: at + city.length };
  return { place: city.value, span, isKnown: true };
}

/** Reads one or two words at the end of a part in a text without usable capitals: “in springfield.” */
function unknownAt({ letters, words, source }: Text, at: number) {
  if (letters === "mixed") return null;
  for (const to of [at + 1, at + 2]) {
    const [last, next] = [words[to - 1], words[to]];
    if (
      !last ||
      [openers, calendarAndTongues, notPlaces].some((set) => set.has(last.folded)) ||
      /^\d/.test(last.text)
    )
      return null;
    if (next && !/[,.;!\n]/.test(next.gap)) continue;
    const span = { from: at, to };
    return { place: titleCase(source.slice(words[at]?.start, last.end)), span, isKnown: false };
  }
  return null;
}

function afterPreposition(text: Text, at: number, cities: Parameters<typeof placeAt>[2]): Candidate | null {
  const { words } = text;
  const base = scores.get(words[at]?.folded ?? "") ?? 0;
  const before = sameSentence(text, at - 1, at) ? (words[at - 1]?.folded ?? "") : "";
  const isShore =
    words[at]?.folded !== "on" ||
    [words[at + 1], words[at + 2]].some((word) =>
      /^(?:lake|isle|island|river|coast|costa)$/.test(word?.folded ?? ""),
    );
  if (/^(?:take|takes|taking|bring|brings|drop)$/.test(before)) return null;
  const isAway = base === scores.get("in") && (elsewhere.has(before) || trained.has(before));
  if (base === 0 || !isShore || isAway || trained.has(before)) return null;
  let from = at + 1;
  while (from < at + 6 && between.has(words[from]?.folded ?? "") && !placeStarts(text, from, cities)) from++;
  if (!sameSentence(text, at, from) || /[^\s-]/.test(words[from]?.gap ?? "")) return null;
  const isSaid = /^(?:based|located|situated|nestled)$/.test(before);
  const found = placeAt(text, from, cities) ?? (base >= 4 ? unknownAt(text, from) : null);
  if (!found) return null;
  if (words[at]?.folded === "at" && /^(?:we|you|our)$/.test(words[found.span.to]?.folded ?? "")) return null;
  if (words[at]?.folded === "from" && isWholeCountry(found.place)) return null;
  const hasArticle = words[from - 1]?.folded === "the" && !found.isKnown && from - 1 === at + 1;
  return {
    place: hasArticle ? `the ${found.place}` : found.place,
    span: found.span,
    score: (isSaid ? SAID_SCORE : base) + (found.isKnown ? KNOWN_CITY_SCORE : 0),
  };
}

const placeStarts = (text: Text, at: number, cities: Parameters<typeof placeAt>[2]) =>
  cities.has(at) || (text.letters === "mixed" && /^\p{Lu}/u.test(text.words[at]?.text ?? ""));

/** Returns the indexes after a kind's name, and after a name that contains it: “Hotel Bellevue, Interlaken”. */
function endsOfKinds(text: Text): ReadonlySet<number> {
  const kinds = kindWords(text);
  const runs = text.letters === "mixed" ? runsOf(text) : [];
  const named = runs.filter((run) => indexesOf(run).some((at) => kinds.has(at)));
  return new Set([...[...kinds].map((at) => at + 1), ...named.map(({ to }) => to)]);
}

/** Returns whether a span ends its sentence: “Bella's Bakery, Saint-Denis.” */
const endsPart = ({ words }: Text, { from, to }: Span) => words[to]?.sentence !== words[from]?.sentence;

/** “14 High Street, Marlow” */
function townBehind(text: Text, at: number): Candidate | null {
  const run = text.words[at]?.gap === ", " ? runAt(text, at) : null;
  if (!run || !isPlaceName(text, run)) return null;
  const span = withArea(text, run);
  return { place: wordingOf(text, span), span, score: STREET_SCORE };
}

function candidatesOf(text: Text): Candidate[] {
  const { words } = text;
  const endsKind = endsOfKinds(text);
  const found = findPhrases(words, gazetteer);
  const cities = new Map(found.map((city) => [city.at, city]));
  const candidates: Candidate[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (scores.has(word.folded))
      candidates.push(...[afterPreposition(text, at, cities)].filter((one) => one !== null));
    if (labels.has(word.folded) && /^ ?[:–-] ?$/.test(next?.gap ?? "")) {
      const place = placeAt(text, at + 1, cities) ?? unknownAt(text, at + 1);
      if (place) candidates.push({ ...place, score: SAID_SCORE });
    }
    const run = text.letters === "mixed" ? runAt(text, at) : null;
    const listed =
      run && word.gap === ", " && endsKind.has(at) && isPlaceName(text, run) ? withArea(text, run) : null;
    if (listed && endsPart(text, listed)) {
      candidates.push({ place: wordingOf(text, listed), span: listed, score: 1 });
    }
    const town = run && streets.has(words[run.to - 1]?.folded ?? "") ? townBehind(text, run.to) : null;
    if (town) candidates.push(town);
    if (run && word.text === "The") run.from++;
    const based = run && words[run.to];
    if (run && based?.folded === "based" && /^[-‐‑– ]$/.test(based.gap) && isPlaceName(text, run)) {
      candidates.push({ place: wordingOf(text, run), span: run, score: SAID_SCORE });
    }
  }
  for (const { value, at, length } of found) {
    const span = withArea(text, { from: at, to: at + length });
    const isBased = words[at + length]?.folded === "based";
    const place = span.to > at + length ? wordingWithArea(text, { from: at, to: at + length }, span) : value;
    candidates.push({ place, span, score: isBased ? SAID_SCORE : 1 });
  }
  return candidates;
}

/** Reads the place of the business; null if unknown. */
export function readPlace(text: Text): PlaceReading | null {
  const [best] = candidatesOf(text).sort((a, b) => b.score - a.score || a.span.from - b.span.from);
  return best ? { place: best.place, span: best.span } : null;
}
