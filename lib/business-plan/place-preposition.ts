import type { Reading } from "./read-description";

/** What the description itself puts before the place, where “in” would not be true: “near Lake Geneva”, “on Lake Como”. */
export function placePreposition({ text, place, understanding }: Reading): string | undefined {
  if (!place || understanding.place.source !== "read") return undefined;
  const [before, word] = [text.words[place.span.from - 2], text.words[place.span.from - 1]].map(
    (one) => one?.folded,
  );
  if (word === "to" && (before === "close" || before === "next")) return "near";
  return word && ["from", "on", "near", "outside"].includes(word) ? word : undefined;
}
