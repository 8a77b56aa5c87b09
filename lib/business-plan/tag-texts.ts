import { countCharacters, seoLimits } from "@/lib/seo/schema";
import { fitText, plainLine } from "./fit-text";

/** The first text that is short enough, else the last one cut at a word. */
export function firstThatFits(texts: readonly string[], max: number): string {
  return texts.find((text) => text.length <= max) ?? fitText(texts.at(-1) ?? "", max);
}

/** “lunch, dinner and delivery” */
export function enumerate(parts: readonly string[]): string {
  const last = parts.some((part) => part.includes(" and ")) ? ", and " : " and ";
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(last);
}

/** Sentences that together fill a search result; later ones are left out where they would not fit. */
export function sentencesThatFit(first: string, more: readonly (readonly string[])[]): string {
  let text = fitText(first, seoLimits.description);
  for (const choices of more) {
    if (countCharacters(text) >= seoLimits.descriptionFrom) break;
    const next = choices.find((one) => text.length + 1 + one.length <= seoLimits.description);
    if (next) text += ` ${next}`;
  }
  return text;
}

/** “We offer lunch, dinner and delivery.”, and the same with fewer. */
export function offeredSentences(offered: readonly string[], begin: string): string[] {
  const counts = Array.from({ length: Math.min(4, offered.length) }, (_, index) => index + 1).reverse();
  return counts.map((count) => `${begin} ${enumerate(offered.slice(0, count))}.`);
}

/** What any business may say, the longest first. */
export const closing = [
  [
    "Have a look around, see what we offer, and get in touch.",
    "Have a look around and get in touch.",
    "Get in touch.",
  ],
  ["We look forward to hearing from you.", "Talk to us."],
];

/** Each once, without the commas that stand between keywords. */
export const asKeywords = (texts: readonly string[]) => [
  ...new Set(
    texts.map((text) => fitText(plainLine(text.replaceAll(",", " ")), seoLimits.keyword)).filter(Boolean),
  ),
];
