import { calledBefore, type NameCandidate } from "./name-candidate";
import { openers } from "./ordinary-words";
import type { Text } from "./words";

/** Quotation marks of several languages; what they hold is at most 80 characters, so that reading stays quick. */
const quotes = [
  /[“"„«「『]([^“”"„«»「」『』\n]{1,80})[”"“»」』]/gu,
  /(?<![\p{L}\p{N}])['‘‚]((?:[^'‘’\n]|['’](?=\p{L})){2,80})['’](?!\p{L})/gu,
];

const MAX_WORDS = 6;
const MAX_QUOTES = 20;
const scores = { called: 110, title: 88, other: 40 };

/** What stands in quotation marks and may be a name. */
export function quotedNames(text: Text): NameCandidate[] {
  return quotes.flatMap((pattern) =>
    [...text.source.matchAll(pattern)].slice(0, MAX_QUOTES).flatMap((match) => {
      const quoted = (match[1] ?? "").trim();
      const [start, end] = [match.index, match.index + match[0].length];
      const from = text.words.findIndex((word) => word.start > start);
      const inside = text.words.filter((word) => word.start > start && word.end < end);
      if (inside.length === 0 || inside.length > MAX_WORDS || /[.!?]$/.test(quoted)) return [];
      const isCalled = calledBefore(text, from);
      const isTitle = inside.every(
        ({ text, folded }) => /^[\p{Lu}\p{Lt}\p{Lo}\d]/u.test(text) || folded.length < 4,
      );
      if (!isCalled && (!isTitle || openers.has(inside[0]?.folded ?? ""))) {
        return text.letters === "mixed"
          ? []
          : [{ text: quoted, span: { from, to: from + inside.length }, score: scores.other }];
      }
      return [
        {
          text: quoted,
          span: { from, to: from + inside.length },
          score: isCalled ? scores.called : scores.title,
        },
      ];
    }),
  );
}
