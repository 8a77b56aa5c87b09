import type { BusinessKind, Offer } from "@/lib/business-kinds/kind";
import { deniedWords } from "./denials";
import { gazetteer } from "./gazetteer";
import { kindWords } from "./kind-mentions";
import { listedOffers } from "./listed-offers";
import { findPhrases, indexPhrases, phraseWords } from "./phrases";
import { spansOfName } from "./read-name";
import type { PlaceReading } from "./read-place";
import { indexesOf, spanOf, wordsIn } from "./spans";
import { foldedBetween, type Text, wordsOf } from "./words";

/** The offers in a text: entries of the kind's table in the order of the text, and other listed ones. */
export type OffersReading = {
  known: Offer[];
  listed: string[];
  /** Entries of the table that the text negates. */
  denied: Offer[];
};

/** Returns the spans of the business's name and of places. */
export const namesAndPlaces = (text: Text, name: string, place: PlaceReading | null) => [
  ...spansOfName(text, name),
  ...findPhrases(text.words, gazetteer)
    .filter(({ at }) => text.letters !== "mixed" || /^\p{Lu}/u.test(text.words[at]?.text ?? ""))
    .map(spanOf),
  ...(place ? [place.span] : []),
];

export function readOffers(
  text: Text,
  kind: BusinessKind,
  name: string,
  place: PlaceReading | null,
): OffersReading {
  const index = indexPhrases(
    kind.offers.flatMap((offer) => offer.words.map((word) => [word, offer] as const)),
  );
  const denials = deniedWords(text);
  const elsewhere = wordsIn(namesAndPlaces(text, name, place));
  const found = findPhrases(text.words, index)
    .filter((one) => !indexesOf(spanOf(one)).some((at) => elsewhere.has(at)))
    .map(({ value, at, length }) => ({
      offer: value,
      at,
      length,
      wording: foldedBetween(text, at, at + length),
    }));
  const said = found.filter(({ at }) => !denials.has(at));
  const wordings = new Set(said.map(({ wording }) => wording));
  const denied = new Set(
    found.filter(({ at, wording }) => denials.has(at) && !wordings.has(wording)).map(({ offer }) => offer),
  );
  const taken = wordsIn(found.map(spanOf));
  const kinds = kindWords(text);
  const listed = listedOffers(text, denials)
    .filter(({ span }) => !indexesOf(span).some((at) => taken.has(at) || elsewhere.has(at) || kinds.has(at)))
    .map(({ title }) => title);
  return {
    known: [...new Set(said.map(({ offer }) => offer))].filter((offer) => !denied.has(offer)),
    listed: [...new Set(listed)],
    denied: [...denied],
  };
}

/** Returns whether words name a typical offer of such a business. */
export function isOfKind(words: string, kind: BusinessKind): boolean {
  const index = indexPhrases(
    [
      ...kind.offers.flatMap((offer) => offer.words),
      ...kind.names,
      ...kind.activities,
      ...kind.hints,
      ...kind.plans.flatMap(({ name }) => phraseWords(name).filter((word) => word.length > 3)),
    ].map((word) => [word, word] as const),
  );
  return findPhrases(wordsOf(words), index).length > 0;
}
