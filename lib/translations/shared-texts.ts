import { shortTextKinds } from "@/lib/business-profile/short-text-kinds";
import { keyOf } from "./align";
import type { Texts, TranslatableText, TranslationKind } from "./translation";

/** Whether equal texts of a content have one translation, as they are found by their text. */
export const isShared = (kind: TranslationKind) => shortTextKinds.includes(kind);

type Named = Pick<TranslatableText, "path" | "text">;

/** Returns the other texts that are equal to each text, by its path; nothing for one that is there once. */
export function equalTexts<Text extends Named>(texts: readonly Text[]): ReadonlyMap<string, Text[]> {
  const byText = new Map<string, Text[]>();
  for (const one of texts) byText.set(keyOf(one.text), [...(byText.get(keyOf(one.text)) ?? []), one]);
  const repeated = [...byText.values()].filter((equal) => equal.length > 1);
  return new Map(
    repeated.flatMap((equal) =>
      equal.map((one) => [one.path, equal.filter((other) => other !== one)] as const),
    ),
  );
}

/**
 * Returns translations in which an outdated one takes that of the current text which it was made from: it would be found by
 * that text beside it.
 */
export function withCurrentShared(found: readonly Named[], texts: Texts): Texts {
  const current = new Map(found.map(({ path, text }) => [path, keyOf(text)]));
  const [outdated, others] = [new Map(Object.entries(texts)), new Map<string, Texts[string]["text"]>()];
  for (const [path, { source, text }] of Object.entries(texts)) {
    if (current.get(path) !== keyOf(source)) continue;
    outdated.delete(path);
    others.set(keyOf(source), text);
  }
  const moved = [...outdated].map(([path, one]) => [
    path,
    { ...one, text: others.get(keyOf(one.source)) ?? one.text },
  ]);
  return { ...texts, ...Object.fromEntries(moved) };
}
