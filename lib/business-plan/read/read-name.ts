import { nameCandidates } from "./name-candidates";
import { titleCase } from "./name-runs";
import { knownWords } from "./name-words";
import { findPhrases, indexPhrases } from "./phrases";
import type { PlaceReading } from "./read-place";
import { spanOf } from "./spans";
import type { Text } from "./words";

/** Returns all occurrences of the name. */
export const spansOfName = ({ words }: Text, name: string) =>
  findPhrases(words, indexPhrases([[name, name]])).map(spanOf);

/** The score up to which a name counts only if the kind is known. */
const MAX_UNSURE_SCORE = 30;

/** Reads the name of the business; null if unknown. */
export function readName(text: Text, place: PlaceReading | null, isKnown = true): string | null {
  const [best] = nameCandidates(text, knownWords(text, place)).sort(
    (a, b) => b.score - a.score || a.span.from - b.span.from,
  );
  if (!best || (!isKnown && best.score <= MAX_UNSURE_SCORE)) return null;
  return text.letters === "mixed" || /\p{Ll}\p{Lu}/u.test(best.text) ? best.text : titleCase(best.text);
}
