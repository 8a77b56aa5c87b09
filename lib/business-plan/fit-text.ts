import { shorten } from "@/lib/seo/head-defaults";

/** Cuts a text at a word to at most `max` UTF-16 code units. */
export function fitText(text: string, max: number): string {
  let fitted = shorten(text, max);
  for (let limit = max; fitted.length > max; limit--) fitted = shorten(text, limit - (fitted.length - max));
  return fitted;
}

/** Converts a text to one line, without control characters. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ").trim();
