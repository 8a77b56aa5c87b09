import { countCharacters } from "@/lib/seo/schema";

/** How long a text is as it would be saved, and what to make of that. */
export function countState(text: string, limit: number, from = 1) {
  const length = countCharacters(text.trim());
  const state = length === 0 ? "empty" : length > limit ? "over" : length < from ? "short" : "good";
  return { length, state } as const;
}
