import { shorten } from "@/lib/seo/head-defaults";

/** The text, cut at a word where it has more than `max` UTF-16 units. */
export function fitText(text: string, max: number): string {
  let fitted = shorten(text, max);
  for (let limit = max; fitted.length > max; limit--) fitted = shorten(text, limit - (fitted.length - max));
  return fitted;
}

/** The text as one line without characters that a line can't have. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ").trim();
