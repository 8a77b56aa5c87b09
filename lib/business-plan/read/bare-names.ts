import { closers, runsOf } from "./name-runs";
import { type Known, withoutOpener } from "./name-words";
import { wordSet } from "./phrases";
import type { Span } from "./spans";
import type { Text } from "./words";

type BareName = { span: Span; score: number };

const titled = wordSet("by chef owner mr mrs ms dr founder in from near with of to on use using");
const legalForms = wordSet("inc ltd llc gmbh llp plc");
/** One-word names of other products. */
const brands = wordSet(
  "wordpress javascript typescript youtube paypal github linkedin tiktok whatsapp crossfit shopify facebook",
);

const lastTwo = ({ words }: Text, at: number) => `${words[at - 2]?.folded} ${words[at - 1]?.folded}`;

/** Finds sentences that are only a name: “Topnotch Roofing LLC”, and at the end of the text “KeyMaster”. */
function wholeSentences({ words }: Text): BareName[] {
  return words.flatMap(({ sentence, folded, text }, at) => {
    if (words[at + 1]?.sentence === sentence) return [];
    let from = at;
    while (at - from < 6 && words[from - 1]?.sentence === sentence) from--;
    if (words[from - 1]?.sentence === sentence) return [];
    const isFirm = legalForms.has(folded) && at > from;
    const isWord =
      from === at && at === words.length - 1 && /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) && !brands.has(folded);
    return isFirm || isWord ? [{ span: { from, to: at + 1 }, score: isFirm ? 70 : 73 }] : [];
  });
}

/** Returns whether the words before a run assign it to a person or place: “chef Maria Lopez”, “near the Tram 28”. */
const isTitled = ({ words }: Text, at: number) => {
  const before = words[at - 1]?.folded === "the" ? words[at - 2] : words[at - 1];
  return titled.has(before?.folded ?? "");
};

function runNames(text: Text, known: Known): BareName[] {
  if (text.letters !== "mixed") return [];
  return runsOf(text).flatMap((run) => {
    const isFirst = text.words[run.from]?.sentence !== text.words[run.from - 1]?.sentence;
    const span = text.words[run.from]?.text === "The" ? run : withoutOpener(text, run);
    const words = text.words.slice(span.from, span.to);
    const ofKind = words.some((_, offset) => known.kinds.has(span.from + offset));
    const isOwner = /^name is$/.test(lastTwo(text, span.from));
    if (isOwner || words.length < 2 || words.every((word) => !/\p{Lu}/u.test(word.text))) return [];
    if (ofKind) return [{ span, score: 62 }];
    const isOwned = text.words[span.from - 1]?.folded === "for" && /['’]s?/.test(words[0]?.text ?? "");
    const isFirm =
      closers.has(words.at(-1)?.folded ?? "") || words.some(({ gap }, at) => at > 0 && gap.includes("&"));
    const isAuthor = text.words[span.from - 1]?.folded === "by" && known.kinds.has(span.from - 2);
    if (isOwned || isFirm || isAuthor) return [{ span, score: 45 }];
    return !isFirst && isTitled(text, span.from) ? [] : [{ span, score: isFirst ? 31 : 30 }];
  });
}

/** Finds words that look like a name without an introduction: “Iron Temple Gym”. */
export const bareNames = (text: Text, known: Known): BareName[] => [
  ...wholeSentences(text),
  ...runNames(text, known),
];
