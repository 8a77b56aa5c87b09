"use client";

import { Redo2, Rows3, Undo2 } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useSorting } from "@/components/landing/editor/use-sorting";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { pageLimits, singleSections } from "@/lib/pages/limits";
import type { SectionType } from "@/lib/pages/schema";
import { sectionTypes } from "@/lib/pages/section-words";
import { AddSection } from "./add-section";
import { SectionCard } from "./section-card";
import type { Sections } from "./use-sections";

type SectionListProps = { sections: Sections; wrong: ReadonlySet<number> };

/** Focuses a part of the list after the next render: the first of the elements that is there and enabled. */
function useFocusNext() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const selectors = next.current;
    if (!selectors) return;
    next.current = undefined;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    selectors.map(find).find(Boolean)?.focus();
  });
  return {
    list,
    focus: (...selectors: readonly string[]) => {
      next.current = selectors;
    },
  };
}

const isPickUp = (event: SyntheticEvent) =>
  !("key" in event.nativeEvent) || ["Enter", " "].includes(String(event.nativeEvent.key));

/** Folds the sections before one is dragged, as tall ones can't be sorted; the pressed handle keeps its place. */
function foldBefore(event: SyntheticEvent, foldAll: () => void) {
  const handle = (event.target as Element).closest<HTMLElement>("[data-section] > div > button[title^=Drag]");
  if (!handle || !isPickUp(event)) return;
  const { top } = handle.getBoundingClientRect();
  flushSync(foldAll);
  window.scrollBy({ top: handle.getBoundingClientRect().top - top, behavior: "instant" });
}

const firstField = (id: string) =>
  ["input", "textarea", "button[data-action$=open]"].map((tag) => `[data-section="${id}"] ${tag}:enabled`);
const button = (action: string) => `[data-action="${action}"]:enabled`;

/** The sections of the page in their order: added, moved, hidden, duplicated and removed, each with an undo. */
export function SectionList({ sections, wrong }: SectionListProps) {
  const { fields, isFull, announcement, canUndo, canRedo } = sections;
  const { Sorting, onDragging, draggingOf, nearby } = useSorting();
  const { list, focus } = useFocusNext();

  function step(index: number, by: 1 | -1) {
    const to = index + by;
    const [own, other] = by < 0 ? ["up", "down"] : ["down", "up"];
    focus(button(`${to}-${own}`), button(`${to}-${other}`));
    sections.moveTo(index, to);
  }

  function removeAt(index: number) {
    const next = Math.min(index, fields.length - 2);
    focus(button(`${next}-remove`), button("add-section"));
    sections.removeAt(index);
  }

  const offered = sectionTypes.filter(
    (one) => !singleSections.includes(one) || !fields.some(({ type }) => type === one),
  );
  const add = (type: SectionType) => focus(...firstField(sections.add(type)));

  return (
    <section aria-labelledby="page-sections" className="grid gap-4" ref={list} {...nearby}>
      <div className="flex items-center justify-between gap-4">
        <h3 id="page-sections" className="text-lg">
          Sections
        </h3>
        <span className="flex">
          <IconButton
            icon={Undo2}
            label="Undo the last change of the sections"
            disabled={!canUndo}
            onClick={sections.undo}
          />
          <IconButton icon={Redo2} label="Do it again" disabled={!canRedo} onClick={sections.redo} />
        </span>
      </div>
      {fields.length === 0 ? (
        <EmptyState icon={Rows3} title="No sections yet" text="Add the first one below." />
      ) : (
        <ol
          className="grid gap-3"
          onPointerDownCapture={(event) => foldBefore(event, sections.foldAll)}
          onKeyDownCapture={(event) => foldBefore(event, sections.foldAll)}
        >
          {fields.map(({ key }, index) => (
            <SectionCard
              key={key}
              index={index}
              count={fields.length}
              sections={sections}
              isWrong={wrong.has(index)}
              dragging={draggingOf(key)}
              onStep={(by) => step(index, by)}
              onDuplicate={() => focus(...firstField(sections.duplicate(index)))}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-ink-soft text-sm">
          A page has {pageLimits.sections} sections at most. Remove one to add another.
        </p>
      ) : (
        <AddSection types={offered} onAdd={add} />
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {Sorting && (
        <Sorting
          ids={fields.map(({ key }) => key)}
          noun="Section"
          onMove={sections.moveTo}
          onDragging={onDragging}
        />
      )}
    </section>
  );
}
