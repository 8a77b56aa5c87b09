"use client";

import { useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { notify } from "@/components/ui/messages";
import { blankSection } from "@/lib/pages/blank-section";
import { pageLimits } from "@/lib/pages/limits";
import type { SectionType } from "@/lib/pages/schema";
import { applyChange, type SectionChange } from "@/lib/pages/section-changes";
import { sectionNames } from "@/lib/pages/section-words";
import { randomKey } from "@/lib/platform/runtime/random-key";
import type { PageValues, SectionValues } from "./page-kind";

type Change = SectionChange<SectionValues>;

/** Changes the list of sections. Each change can be undone and done again; texts that were typed meanwhile stay. */
export function useSections() {
  const { getValues, setValue } = useFormContext<PageValues>();
  const { fields, insert, remove, move } = useFieldArray<PageValues, "sections", "key">({
    name: "sections",
    keyName: "key",
  });
  const [done, setDone] = useState<Change[]>([]);
  const [undone, setUndone] = useState<Change[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const count = useRef(fields.length);
  count.current = fields.length;

  /** Applies a change. @returns the change that undoes it; null if it can't be applied any more */
  function apply(change: Change): Change | null {
    const sections = structuredClone(getValues("sections"));
    const applied = applyChange(sections, change);
    if (!applied) return null;
    const { at, undo } = applied;
    if (change.type === "insert") insert(at, structuredClone(change.section), { shouldFocus: false });
    else if (change.type === "remove") remove(at);
    else if (change.type === "move") move(at, change.to);
    else setValue(`sections.${at}.shown`, change.shown, { shouldDirty: true });
    return undo;
  }

  function perform(change: Change, words: string) {
    const undo = apply(change);
    if (!undo) return;
    setDone((all) => [...all, undo]);
    setUndone([]);
    setAnnouncement(words);
  }

  function take(from: Change[], setFrom: typeof setDone, setTo: typeof setDone, words: string) {
    const change = from.at(-1);
    if (!change) return;
    const inverse = apply(change);
    setFrom(from.slice(0, -1));
    if (inverse) setTo((all) => [...all, inverse]);
    setAnnouncement(words);
  }

  const undo = () => take(done, setDone, setUndone, "The last change was undone.");
  const redo = () => take(undone, setUndone, setDone, "The change was done again.");
  const unfold = (id: string) => setOpen((all) => new Set([...all, id]));

  function add(type: SectionType) {
    const section = blankSection(type, randomKey());
    unfold(section.id);
    perform({ type: "insert", section, at: fields.length }, `${sectionNames[type]} added at the end.`);
    return section.id;
  }

  function duplicate(index: number) {
    const section = { ...structuredClone(getValues(`sections.${index}`)), id: randomKey() };
    unfold(section.id);
    perform({ type: "insert", section, at: index + 1 }, `${sectionNames[section.type]} duplicated.`);
    return section.id;
  }

  function removeAt(index: number) {
    const { id, type } = getValues(`sections.${index}`);
    perform({ type: "remove", id }, "");
    notify.success(`${sectionNames[type]} removed`, { topic: "sections" });
  }

  function moveTo(index: number, to: number) {
    const { id, type } = getValues(`sections.${index}`);
    const place = `${to + 1} of ${fields.length}`;
    perform({ type: "move", id, to }, `${sectionNames[type]} is now at position ${place}.`);
  }

  function show(index: number, shown: boolean) {
    const { id, type } = getValues(`sections.${index}`);
    perform({ type: "show", id, shown }, `${sectionNames[type]} is ${shown ? "shown" : "hidden"}.`);
  }

  return {
    fields,
    isFull: fields.length >= pageLimits.sections,
    announcement,
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) =>
      setOpen((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id])),
    foldAll: () => setOpen(new Set()),
    openAll: (ids: readonly string[]) => setOpen((all) => new Set([...all, ...ids])),
    add,
    duplicate,
    removeAt,
    moveTo,
    show,
    undo,
    redo,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
  };
}

export type Sections = ReturnType<typeof useSections>;
