import type { Tone } from "@/lib/business-kinds/tones";
import { findPhrases, indexPhrases } from "./phrases";
import type { Text } from "./words";

const words: Record<Exclude<Tone, "plain">, string> = {
  elegant:
    "elegant, exclusive, fine dining, luxury, luxurious, premium, upscale, refined, sophisticated, high end, stylish, chic, michelin, discreet, understated, timeless, bespoke, classy",
  warm: "warm, cosy, cozy, friendly, homely, welcoming, gentle, caring, heartfelt, family run, family owned, family business, relaxed, neighbourhood, neighborhood, comfortable, like home, calm, community",
  lively:
    "fun, lively, bold, young, colourful, colorful, energetic, playful, vibrant, funky, loud, cool, crazy, party, cheerful, quirky, upbeat, dynamic, hip, trendy, buzzing",
};

const index = indexPhrases(
  Object.entries(words).flatMap(([tone, list]) =>
    list.split(", ").map((word) => [word, tone as Tone] as const),
  ),
);

/** Returns the tone with the most words in the text; null without any. */
export function readTone(text: Text): Tone | null {
  const counts = new Map<Tone, number>();
  for (const { value, at } of findPhrases(text.words, index)) {
    if (text.words[at]?.gap === "-") continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best ? best[0] : null;
}
