import { closers, runsOf } from "./name-runs";
import { type Known, withoutOpener } from "./name-words";
import { wordSet } from "./phrases";
import type { Span } from "./spans";
import type { Text } from "./words";

const titled = wordSet("by chef owner mr mrs ms dr founder in from near with of to on use using");

const lastTwo = ({ words }: Text, at: number) => `${words[at - 2]?.folded} ${words[at - 1]?.folded}`;

/** Runs of words with capitals that look like a name without the text saying so: “Iron Temple Gym”. */
export function bareNames(text: Text, known: Known): { span: Span; score: number }[] {
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
    return !isFirst && titled.has(text.words[span.from - 1]?.folded ?? "") ? [] : [{ span, score: 30 }];
  });
}
