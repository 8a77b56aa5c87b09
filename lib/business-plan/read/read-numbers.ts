import type { Text } from "./words";

/** A number in a text: its digits as written, and the words that it takes. */
export type ReadNumber = { digits: string; from: number; to: number };

const counted: Record<string, string> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  hundred: "100",
};

/** The number that begins with a word: “1,200”, “14.90”, “twelve”. */
export function numberAt({ words }: Text, from: number): ReadNumber | null {
  const word = words[from];
  if (!word) return null;
  const spelled = Object.hasOwn(counted, word.folded) ? counted[word.folded] : undefined;
  if (spelled) return { digits: spelled, from, to: from + 1 };
  if (!/^[0-9][0-9'’]{0,11}$/.test(word.text)) return null;
  let [digits, to] = [word.text, from + 1];
  for (
    let next = words[to];
    next && /^[.,]$/.test(next.gap) && /^[0-9]{2,3}$/.test(next.text);
    next = words[to]
  ) {
    digits += next.gap + next.text;
    to++;
    if (digits.length > 14) break;
  }
  return { digits, from, to };
}
