type Section = { id: string; shown: boolean };

/** A change of the list of sections. It names sections by id, so that it can be undone after other changes. */
export type SectionChange<One extends Section = Section> =
  | { type: "insert"; section: One; at: number }
  | { type: "remove"; id: string }
  | { type: "move"; id: string; to: number }
  | { type: "show"; id: string; shown: boolean };

/** A change by positions, with the one that undoes it. */
export type AppliedChange<One extends Section> = { at: number; undo: SectionChange<One> };

/**
 * Returns where a change applies in a list, and what undoes it; null if the section that it names is gone, or there
 * already.
 */
export function applyChange<One extends Section>(
  sections: readonly One[],
  change: SectionChange<One>,
): AppliedChange<One> | null {
  if (change.type === "insert") {
    if (sections.some(({ id }) => id === change.section.id)) return null;
    return { at: Math.min(change.at, sections.length), undo: { type: "remove", id: change.section.id } };
  }
  const at = sections.findIndex(({ id }) => id === change.id);
  const section = sections[at];
  if (!section) return null;
  if (change.type === "remove") return { at, undo: { type: "insert", section, at } };
  if (change.type === "move") return { at, undo: { type: "move", id: change.id, to: at } };
  return { at, undo: { type: "show", id: change.id, shown: section.shown } };
}
