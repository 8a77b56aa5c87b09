import type { Offer } from "../kind";

/** “pasta, pizza” as a list. */
export const list = (words: string): string[] => words.split(", ");

/** Something that a business may offer; `words` is a text with commas. */
export const offer = (icon: string, title: string, words: string, description: string): Offer => ({
  icon,
  title,
  words: list(words),
  description,
});
