import { deniedWords } from "../read/denials";
import { spansOfName } from "../read/read-name";
import { namesAndPlaces } from "../read/read-offers";
import { indexesOf, type Span, wordsIn } from "../read/spans";
import { fold, foldedAt, type Text } from "../read/words";
import type { Reading } from "../read-description";
import { endOfThing } from "./clause";
import { type OwnOffer, offersOf } from "./offers";
import { type Statement, statementsOf } from "./statements";
import { genericHeads } from "./word-lists";
import { wordingAt } from "./wording";

/** A sentence of the writer; `isOffered` if it became offers. */
export type OwnSentence = { text: string; isOffered: boolean; isLast: boolean; isGeneric: boolean };

/** The content of a text about a business of unknown kind. */
export type OwnWords = {
  sentences: OwnSentence[];
  /** “podcast studio”; empty if unknown or only “business”. */
  is: string;
  offers: OwnOffer[];
};

const MAX_OFFERS = 12;

const isGeneric = (text: Text, { to }: Span) => genericHeads.has(foldedAt(text, to - 1));

/** Returns the noun phrase at the beginning of the text, as in “Community choir in Brighton”. */
function beginning(text: Text, first: Statement | undefined, elsewhere: ReadonlySet<number>): Span | null {
  if (!first) return null;
  const span = { from: first.from, to: endOfThing(text, first.from, first.to) };
  const isOne =
    !/[^s]s$/.test(foldedAt(text, span.to - 1)) && !indexesOf(span).some((at) => elsewhere.has(at));
  return isOne && span.to - span.from <= 4 ? span : null;
}

const hasBullet = ({ words }: Text, { from }: Span) => /\n\s*[-–—*•·▪●✓✔]\s*$/.test(words[from]?.gap ?? "");

/** Returns whether a statement only introduces the list below it. */
const introduces = (text: Text, one: Statement, next: Statement | undefined) =>
  next !== undefined && hasBullet(text, next) && !hasBullet(text, one);

const once = (offers: readonly OwnOffer[]) =>
  [...new Map([...offers].reverse().map((offer) => [fold(offer.title), offer])).values()].reverse();

/** Reads the writer's statements and offers. */
export function readOwnWords({ text, place }: Reading, name: string): OwnWords {
  const names = name ? spansOfName(text, name) : [];
  const elsewhere = wordsIn(namesAndPlaces(text, name, place));
  const denied = deniedWords(text);
  const statements = statementsOf(text, elsewhere, denied);
  const read = statements.map((one, index) => {
    const { offers, is } = offersOf(text, one, { names, elsewhere, denied });
    return { statement: one, offers: introduces(text, one, statements[index + 1]) ? [] : offers, is };
  });
  const all = read.flatMap(({ offers }) => offers);
  const said = read.find(({ is }) => is)?.is;
  const first = said ? null : beginning(text, statements[0], elsewhere);
  const isFirst =
    first !== null && all.length > 1 && fold(all[0]?.title ?? "") === fold(wordingAt(text, first));
  const what = said ?? (isFirst ? first : null);
  return {
    sentences: read.map(({ statement, offers, is }, index) => ({
      text: statement.wording,
      isOffered: offers.length > 0 && !(isFirst && index === 0),
      isLast: statement.isDenied || statement.isPriced,
      isGeneric: is !== null && isGeneric(text, is),
    })),
    is: what && !isGeneric(text, what) ? wordingAt(text, what) : "",
    offers: once(isFirst ? all.slice(1) : all).slice(0, MAX_OFFERS),
  };
}
