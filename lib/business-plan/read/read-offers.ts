import type { BusinessKind, Offer } from "../kind";
import { gazetteer } from "./gazetteer";
import { kindWords } from "./kind-mentions";
import { listedOffers } from "./listed-offers";
import type { Span } from "./name-runs";
import { findPhrases, indexPhrases } from "./phrases";
import { spansOfName } from "./read-name";
import type { PlaceReading } from "./read-place";
import type { Text } from "./words";

/** What a text says that the business offers: entries of the table by their order in the text, and what else it lists. */
export type OffersReading = { known: Offer[]; listed: string[] };

const denials = /^(?:no|not|without|don't|never)$/;

const spanOf = ({ at, length }: { at: number; length: number }) => ({ from: at, to: at + length });
const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

export function readOffers(
  text: Text,
  kind: BusinessKind,
  name: string,
  place: PlaceReading | null,
): OffersReading {
  const index = indexPhrases(
    kind.offers.flatMap((offer) => offer.words.map((word) => [word, offer] as const)),
  );
  const names = spansOfName(text, name);
  const found = findPhrases(text.words, index).filter(
    ({ at, length }) =>
      !names.some((one) => overlaps(one, { from: at, to: at + length })) &&
      !denials.test(text.words[at - 1]?.folded ?? "") &&
      !denials.test(text.words[at - 2]?.folded ?? ""),
  );
  const spans = found.map(spanOf);
  const elsewhere = [
    ...spans,
    ...names,
    ...findPhrases(text.words, gazetteer).map(spanOf),
    ...[...kindWords(text)].map((at) => ({ from: at, to: at + 1 })),
    ...(place ? [place.span] : []),
  ];
  const listed = listedOffers(text)
    .filter(({ span }) => !elsewhere.some((one) => overlaps(one, span)))
    .map(({ title }) => title);
  return { known: [...new Set(found.map(({ value }) => value))], listed: [...new Set(listed)] };
}
