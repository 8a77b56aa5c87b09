"use client";

import { useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { SwitchButton } from "@/components/ui/switch";
import { landingParts } from "@/lib/audit/landing-parts";
import { noContactForm } from "@/lib/landing/contact-form";
import type { LandingContent } from "@/lib/landing/schema";
import { type OrderedSection, orderedSections } from "@/lib/landing/section-names";
import { shownSections } from "@/lib/landing/shown-sections";
import { type Dragging, DragHandle, StepButtons } from "./item";
import { useSorting } from "./use-sorting";

type SwitchedSection = OrderedSection | "hero";

function switchOf(section: SwitchedSection) {
  if (section === "pricing" || section === "contact") return `${section}.enabled` as const;
  return `sections.shown.${section}` as const;
}

/** Shows or hides a section; its entries stay. */
function SectionSwitch({ section }: { section: SwitchedSection }) {
  const name = switchOf(section);
  const { field } = useController<LandingContent, typeof name>({ name });
  return (
    <span className="grid min-h-11 place-items-center">
      <SwitchButton
        aria-label={`Show ${landingParts[section]}`}
        checked={section === "contact" ? field.value === true : field.value !== false}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </span>
  );
}

const row = "flex min-h-13 items-center gap-1 rounded-inner border bg-raised py-1.5 pr-3";

/** A section whose place is fixed. */
const FixedRow = ({ section, note }: { section: "hero" | "footer"; note: string }) => (
  <div className={classes(row, "border-line border-dashed pl-4")}>
    <p className="min-w-0 flex-1 text-sm">
      <span className="font-semibold">{landingParts[section]}</span>
      <span className="block text-ink-soft text-xs">{note}</span>
    </p>
    {section === "hero" && <SectionSwitch section="hero" />}
  </div>
);

type SectionRowProps = {
  section: OrderedSection;
  index: number;
  count: number;
  isEmpty: boolean;
  dragging: Dragging;
  onStep: (by: 1 | -1) => void;
};

function SectionRow({ section, index, count, isEmpty, dragging, onStep }: SectionRowProps) {
  const name = landingParts[section];
  return (
    <li
      ref={dragging.entry}
      aria-label={name}
      style={dragging.style}
      className={classes(
        row,
        "relative",
        dragging.isDragging ? "z-10 border-brand shadow-raised" : "border-line",
      )}
    >
      <DragHandle name={name.toLowerCase()} handle={dragging.handle} />
      <p className="wrap-anywhere min-w-0 flex-1 text-sm">
        <span className="font-semibold">{name}</span>
        {isEmpty && <span className="block text-ink-soft text-xs">Left out while it is empty</span>}
      </p>
      <StepButtons
        name={name.toLowerCase()}
        action={section}
        isFirst={index === 0}
        isLast={index === count - 1}
        onStep={onStep}
      />
      <SectionSwitch section={section} />
    </li>
  );
}

function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, position) => position !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Moves the sections; the pressed button keeps the focus, and the new place is announced. */
function useSectionOrder() {
  const { field } = useController<LandingContent, "sections.order">({ name: "sections.order" });
  const order = field.value ?? orderedSections;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef<string[]>(undefined);

  useEffect(() => {
    const actions = focusNext.current;
    if (!actions) return;
    focusNext.current = undefined;
    const find = (action: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);
    actions.map(find).find(Boolean)?.focus();
  });

  const move = (from: number, to: number) => field.onChange(moved(order, from, to));

  function step(section: OrderedSection, by: 1 | -1) {
    const from = order.indexOf(section);
    const [own, other] = by < 0 ? ["up", "down"] : ["down", "up"];
    focusNext.current = [`${section}-${own}`, `${section}-${other}`];
    move(from, from + by);
    setAnnouncement(`${landingParts[section]} is now at position ${from + by + 1} of ${order.length}.`);
  }

  return { order, list, announcement, move, step };
}

/** The sections that have something to show, also while they are switched off. */
const filledSections = (content: LandingContent) =>
  shownSections({
    ...content,
    sections: {},
    pricing: { ...content.pricing, enabled: true },
    contact: { ...noContactForm, enabled: true },
  });

/** The order of the sections, and which ones visitors see. */
export function SectionsFields() {
  const { order, list, announcement, move, step } = useSectionOrder();
  const { Sorting, onDragging, draggingOf, nearby } = useSorting();
  const filled = useWatch<LandingContent>({ compute: filledSections }) as OrderedSection[];

  return (
    <div className="grid gap-2" {...nearby}>
      <FixedRow section="hero" note="Always first" />
      <ol ref={list} className="grid gap-2">
        {order.map((section, index) => (
          <SectionRow
            key={section}
            section={section}
            index={index}
            count={order.length}
            isEmpty={!filled.includes(section)}
            dragging={draggingOf(section)}
            onStep={(by) => step(section, by)}
          />
        ))}
      </ol>
      <FixedRow section="footer" note="Always last" />
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {Sorting && <Sorting ids={[...order]} noun="Section" onMove={move} onDragging={onDragging} />}
    </div>
  );
}
