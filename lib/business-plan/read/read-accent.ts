import type { Accent } from "@/lib/landing/accents";
import { findPhrases, indexPhrases, wordSet } from "./phrases";
import { foldedAt, sameSentence, type Text } from "./words";

/** Names that are nearly always colours. */
const certain: Partial<Record<Accent, string>> = {
  "bottle-green": "emerald, forest green, dark green, bottle green, mint green, jade",
  ocean: "navy, navy blue, turquoise, teal, sky blue, ocean blue, light blue, azure, aqua, cyan, royal blue",
  indigo: "indigo, dark blue, midnight blue, cobalt",
  plum: "burgundy, purple, violet, lilac, lavender, aubergine, maroon, bordeaux, mauve",
  rose: "pink, magenta, blush, fuchsia, rose pink, salmon pink, dusty pink",
  terracotta: "terracotta, rust, ochre, burnt orange, brick red",
  olive: "olive green, sage green, khaki, moss green",
  slate: "slate grey, slate gray, charcoal, anthracite, dark grey, dark gray, monochrome, black and white",
};
/** Colours that are also food or names; they count only near a word about colours. */
const doubtful: Partial<Record<Accent, string>> = {
  "bottle-green": "green",
  ocean: "blue, sea",
  plum: "plum, wine red",
  rose: "rose, red, coral, salmon",
  terracotta: "orange, brown, copper, yellow, gold",
  olive: "olive, sage",
  slate: "grey, gray, black, silver, slate, white",
};
const aboutColours = wordSet(
  "colour colours color colors palette tones tone accent accents shade shades theme brand branding logo scheme look hue hues",
);

const entries = (table: Partial<Record<Accent, string>>, isCertain: boolean) =>
  Object.entries(table).flatMap(([accent, names]) =>
    names.split(", ").map((name) => [name, { accent: accent as Accent, isCertain }] as const),
  );
const index = indexPhrases([...entries(certain, true), ...entries(doubtful, false)]);

const MAX_DISTANCE = 7;

function isAboutColours(text: Text, at: number): boolean {
  for (let index = at - MAX_DISTANCE; index <= at + MAX_DISTANCE; index++) {
    if (aboutColours.has(foldedAt(text, index)) && sameSentence(text, index, at)) return true;
  }
  return false;
}

/** Returns the colour that the text asks for; null if none. */
export function readAccent(text: Text): Accent | null {
  const found = findPhrases(text.words, index).find(
    ({ value, at }) => value.isCertain || isAboutColours(text, at),
  );
  return found?.value.accent ?? null;
}
