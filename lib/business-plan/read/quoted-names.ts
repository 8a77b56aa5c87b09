import { openers } from "./ordinary-words";
import { wordSet } from "./phrases";
import type { Span } from "./spans";
import type { Text } from "./words";

/** A possible name, and its score. */
export type NameCandidate = { text: string; span: Span; score: number };

const called = wordSet(
  "called named titled namens genannt heisst appele appelee nomme llamado llamada chiamato chiamata",
);
const knownAs = wordSet("known trading operating");

/** Returns whether the words before `at` introduce a name. */
export function calledBefore({ words }: Text, at: number): boolean {
  const [last, second] = [words[at - 1], words[at - 2]];
  if (!last) return false;
  if (called.has(last.folded)) return last.folded !== "called" || second?.folded !== "so";
  if (last.folded === "as") return knownAs.has(second?.folded ?? "");
  return second?.folded === "name" && last.folded === "is" && words[at - 3]?.folded !== "my";
}

/** Quotation marks of several languages, with at most 80 characters inside, to bound the time. */
const quotes = [
  /[“"„«「『]([^“”"„«»「」『』\n]{1,80})[”"“»」』]/gu,
  /(?<![\p{L}\p{N}])['‘‚]((?:[^'‘’\n]|['’](?=\p{L})){2,80})['’](?!\p{L})/gu,
];

const MAX_WORDS = 6;
const MAX_QUOTES = 20;
const scores = { called: 110, title: 88, other: 40 };

/** Returns quoted texts that can be names. */
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
