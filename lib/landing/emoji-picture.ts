import { hrefOf } from "@/lib/platform/http/call-path";

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{20e3}/u;
/** Characters of ordinary texts; they are emoji only with a variation selector. */
const sign = /^[©®™‼⁉ℹ↔-↪]$/u;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The code points of an emoji without variation selectors, such as "1f3f3-200d-1f308". */
export const emojiCode = (text: string) =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== "fe0f")
    .join("-");

/** The address of the picture of a single emoji; null for other texts. */
export function emojiPicture(icon: string): string | null {
  const isOne = [...letters.segment(icon)].length === 1 && emoji.test(icon) && !sign.test(icon);
  return isOne ? hrefOf("GET /landing/icons/{icon}", { params: { icon: `${emojiCode(icon)}.svg` } }) : null;
}
