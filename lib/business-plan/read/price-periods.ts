import { sameSentence, type Text } from "./words";

const units = new Map([
  ..."month week year hour person night session class visit day lesson piece head quarter couple room page project item box bouquet cut half-hour loaf kg bottle ticket child adult dog car"
    .split(" ")
    .map((unit) => [unit, unit] as const),
  ...Object.entries({ hr: "hour", h: "hour", wk: "week", mo: "month", yr: "year" }),
]);
/** What says “per” with its unit: “£29 pcm”. */
const shortened = new Map(
  Object.entries({ pp: "person", ph: "hour", pcm: "month", pw: "week", pn: "night" }),
);
const adverbs = new Map([
  ...["month", "week", "year", "hour", "night"].map((unit) => [`${unit}ly`, unit] as const),
  ["annually", "year"],
  ["daily", "day"],
]);

/** “per month” of “a month”, “/month”, “p/m”, “pcm” or “monthly” behind a price, and where it ends. */
export function periodAfter(text: Text, at: number): { period: string; to: number } {
  const [word, next] = [text.words[at], text.words[at + 1]];
  const none = { period: "", to: at };
  if (!word || !sameSentence(text, at - 1, at) || /[,:(]/.test(word.gap)) return none;
  const said = adverbs.get(word.folded) ?? shortened.get(word.folded);
  const unit = said ?? (/\/|p\/?$/.test(word.gap) ? units.get(word.folded) : undefined);
  if (unit) return { period: `per ${unit}`, to: at + 1 };
  const isShort = word.folded === "p" && next?.gap === "/";
  const isEach = isShort || /^(?:a|an|per|each|every)$/.test(word.folded);
  const each = units.get(next?.folded ?? "") ?? (isShort ? shortened.get(`p${next?.folded}`) : undefined);
  return isEach && each ? { period: `per ${each}`, to: at + 2 } : none;
}
