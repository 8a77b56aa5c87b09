import { countCharacters, seoLimits } from "@/lib/seo/schema";
import { fitText, plainLine } from "./fit-text";

/** Returns the first text that is short enough, else the last one, cut at a word. */
export function firstThatFits(texts: readonly string[], max: number): string {
  return texts.find((text) => text.length <= max) ?? fitText(texts.at(-1) ?? "", max);
}

/** “lunch, dinner and delivery” */
export function enumerate(parts: readonly string[]): string {
  const last = parts.some((part) => part.includes(" and ")) ? ", and " : " and ";
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(last);
}

/** Joins sentences that fill a search result; drops later ones that don't fit. */
export function sentencesThatFit(first: string, more: readonly (readonly string[])[]): string {
  let text = fitText(first, seoLimits.description);
  for (const choices of more) {
    if (countCharacters(text) >= seoLimits.descriptionFrom) break;
    const next = choices.find((one) => text.length + 1 + one.length <= seoLimits.description);
    if (next) text += ` ${next}`;
  }
  return text;
}

/** Returns “We offer lunch, dinner and delivery.”, and the same with fewer offers. */
export function offeredSentences(offered: readonly string[], begin: string): string[] {
  const counts = Array.from({ length: Math.min(4, offered.length) }, (_, index) => index + 1).reverse();
  return counts.map((count) => `${begin} ${enumerate(offered.slice(0, count))}.`);
}

/** Neutral closing sentences, the longest first. */
export const closing = [
  [
    "Have a look around, see what we offer, and get in touch.",
    "Have a look around and get in touch.",
    "Get in touch.",
  ],
  ["We look forward to hearing from you.", "Talk to us."],
];

/** Returns unique keywords without commas. */
export const asKeywords = (texts: readonly string[]) => [
  ...new Set(
    texts.map((text) => fitText(plainLine(text.replaceAll(",", " ")), seoLimits.keyword)).filter(Boolean),
  ),
];
