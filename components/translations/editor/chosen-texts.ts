import { useMemo, useState } from "react";
import type { Segment } from "@/components/ui/segmented";
import type { TranslationText } from "@/lib/translations/answers";

export type TextFilter = "all" | "missing" | "outdated";

/** Texts of one group, which is shown as a card. */
export type TextGroup = { group: string; texts: TranslationText[] };

/** Groups texts in the order of the first text of each group. */
function grouped(texts: readonly TranslationText[]): TextGroup[] {
  const groups = new Map<string, TranslationText[]>();
  for (const text of texts) {
    const own = groups.get(text.group);
    if (own) own.push(text);
    else groups.set(text.group, [text]);
  }
  return [...groups].map(([group, own]) => ({ group, texts: own }));
}

const countOf = (texts: readonly TranslationText[], state: TranslationText["state"]) =>
  texts.filter((text) => text.state === state).length;

/**
 * Chooses the texts to show by their saved state and their group. A text that is translated stays until another choice, so
 * that it doesn't vanish while it is edited.
 */
export function useChosenTexts(texts: readonly TranslationText[]) {
  const [filter, setFilter] = useState<TextFilter>("all");
  const [group, setGroup] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);

  function choose(next: TextFilter) {
    setFilter(next);
    const paths = texts.filter(({ state }) => state === next).map(({ path }) => path);
    setChosen(next === "all" ? null : new Set(paths));
  }

  const groups = useMemo(() => grouped(texts), [texts]);
  const shown = useMemo(
    () =>
      groups
        .filter((one) => group === "" || one.group === group)
        .map((one) => ({ ...one, texts: one.texts.filter(({ path }) => !chosen || chosen.has(path)) }))
        .filter((one) => one.texts.length > 0),
    [groups, group, chosen],
  );
  const segments: Segment<TextFilter>[] = [
    { value: "all", label: "All", count: texts.length },
    { value: "missing", label: "Missing", count: countOf(texts, "missing") },
    { value: "outdated", label: "Out of date", count: countOf(texts, "outdated") },
  ];
  return { filter, choose, segments, group, setGroup, names: groups.map((one) => one.group), shown };
}

export type ChosenTexts = ReturnType<typeof useChosenTexts>;
