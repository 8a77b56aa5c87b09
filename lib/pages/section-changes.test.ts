import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { applyChange, type SectionChange } from "./section-changes";

type Section = { id: string; shown: boolean };
type Change = SectionChange<Section>;

/** Applies a change to a list, as the editor's form does. */
function changed(sections: readonly Section[], change: Change): { sections: Section[]; undo: Change } | null {
  const applied = applyChange(sections, change);
  if (!applied) return null;
  const { at, undo } = applied;
  const next = structuredClone([...sections]);
  if (change.type === "insert") next.splice(at, 0, change.section);
  else if (change.type === "remove") next.splice(at, 1);
  else if (change.type === "move") next.splice(change.to, 0, ...next.splice(at, 1));
  else next.splice(at, 1, { id: change.id, shown: change.shown });
  return { sections: next, undo };
}

const id = fc.constantFrom("a", "b", "c", "d", "e");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    type: fc.constant("insert" as const),
    section: fc.record({ id, shown: fc.boolean() }),
    at: fc.nat(5),
  }),
  fc.record({ type: fc.constant("remove" as const), id }),
  fc.record({ type: fc.constant("move" as const), id, to: fc.nat(4) }),
  fc.record({ type: fc.constant("show" as const), id, shown: fc.boolean() }),
);

test("undoing all changes gives back the list, and doing them again the changed one", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const first: Section[] = [
        { id: "a", shown: true },
        { id: "b", shown: false },
      ];
      let sections = first;
      const done: Change[] = [];
      for (const one of changes) {
        // The editor moves within the list only.
        if (one.type === "move" && one.to >= sections.length) continue;
        const next = changed(sections, one);
        if (!next) continue;
        sections = next.sections;
        done.push(next.undo);
      }
      const last = sections;
      const undone: Change[] = [];
      for (const one of done.toReversed()) {
        const next = changed(sections, one);
        if (!next) throw new Error("A change could not be undone");
        sections = next.sections;
        undone.push(next.undo);
      }
      expect(sections).toEqual(first);
      for (const one of undone.toReversed()) sections = changed(sections, one)?.sections ?? [];
      expect(sections).toEqual(last);
    }),
  );
});

test("a change of a section that is gone, or of one that is there already, does nothing", () => {
  const sections = [{ id: "a", shown: true }];
  expect(applyChange(sections, { type: "remove", id: "x" })).toBeNull();
  expect(applyChange(sections, { type: "insert", section: { id: "a", shown: true }, at: 0 })).toBeNull();
});
