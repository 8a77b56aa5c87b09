import { wordSet } from "./phrases";
import type { Span } from "./spans";
import type { Text } from "./words";

/** A name that a text may mean, and how strongly it says so. */
export type NameCandidate = { text: string; span: Span; score: number };

const called = wordSet(
  "called named titled namens genannt heisst appele appelee nomme llamado llamada chiamato chiamata",
);
const knownAs = wordSet("known trading operating");

/** Whether the words before `at` say that a name follows. */
export function calledBefore({ words }: Text, at: number): boolean {
  const [last, second] = [words[at - 1], words[at - 2]];
  if (!last) return false;
  if (called.has(last.folded)) return last.folded !== "called" || second?.folded !== "so";
  if (last.folded === "as") return knownAs.has(second?.folded ?? "");
  return second?.folded === "name" && last.folded === "is" && words[at - 3]?.folded !== "my";
}
