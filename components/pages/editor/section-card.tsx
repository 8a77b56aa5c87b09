"use client";

import { ChevronDown, CircleAlert, CopyPlus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { type Dragging, DragHandle, StepButtons } from "@/components/landing/editor/item";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { SwitchButton } from "@/components/ui/switch";
import { singleSections } from "@/lib/pages/limits";
import { sectionNames } from "@/lib/pages/section-words";
import { sectionFields } from "./fields/section-fields";
import type { PageValues, SectionValues } from "./page-kind";
import { sectionIcons } from "./section-icons";
import type { Sections } from "./use-sections";

type SectionCardProps = {
  index: number;
  count: number;
  sections: Sections;
  isWrong: boolean;
  dragging: Dragging;
  onStep: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** The text that tells a section from others of its type: its heading or title. */
const wordsOf = ({ heading, title }: SectionValues) => heading || title || "";

/** A section of the page: its place, whether it is shown, and its fields once it is opened. */
export function SectionCard(props: SectionCardProps) {
  const { index, count, sections, isWrong, dragging, onStep, onDuplicate, onRemove } = props;
  const id = useId();
  const section = useWatch<PageValues, `sections.${number}`>({ name: `sections.${index}` });
  if (!section) return null;
  const type = sectionNames[section.type];
  const words = wordsOf(section);
  const name = `${type.toLowerCase()}, section ${index + 1}`;
  const open = sections.isOpen(section.id);
  const Fields = sectionFields[section.type];
  const Icon = sectionIcons[section.type];

  return (
    <li
      ref={dragging.entry}
      aria-label={`${type}, section ${index + 1}`}
      data-section={section.id}
      style={dragging.style}
      className={classes(
        "@container relative rounded-card border bg-surface",
        dragging.isDragging ? "z-10 border-brand shadow-raised" : "border-line shadow-card",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-1 px-1.5 py-1.5">
        <DragHandle name={name} handle={dragging.handle} />
        <h4 className="min-w-0 flex-1 basis-40">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-fields`}
            data-action={`${index}-open`}
            className="flex min-h-12 w-full items-center gap-3 rounded-control px-1.5 text-left font-sans tracking-normal"
            onClick={() => sections.toggle(section.id)}
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
              <Icon aria-hidden="true" className="size-4" strokeWidth={1.9} />
            </span>
            <span className={classes("grid min-w-0 flex-1", !section.shown && "text-ink-soft")}>
              <span className="truncate font-semibold text-sm">{type}</span>
              {words && (
                <span dir="auto" className="truncate font-normal text-ink-soft text-xs">
                  {words}
                </span>
              )}
            </span>
            {isWrong && (
              <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-2 py-1 font-semibold text-danger text-xs">
                <CircleAlert aria-hidden="true" className="size-3.5" />
                <span className="@max-md:sr-only">To fill in</span>
              </span>
            )}
            <ChevronDown
              aria-hidden="true"
              className={classes(
                "size-4.5 shrink-0 text-ink-soft transition-transform",
                open && "rotate-180",
              )}
            />
          </button>
        </h4>
        <div className="ms-auto flex items-center">
          <StepButtons
            name={name}
            action={index}
            isFirst={index === 0}
            isLast={index === count - 1}
            onStep={onStep}
          />
          <IconButton
            icon={CopyPlus}
            label={`Duplicate ${name}`}
            disabled={sections.isFull || singleSections.includes(section.type)}
            onClick={onDuplicate}
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${name}`}
            data-action={`${index}-remove`}
            className="hover:bg-danger-soft hover:text-danger"
            onClick={onRemove}
          />
          <span className="grid min-h-11 place-items-center px-1.5">
            <SwitchButton
              aria-label={`Show ${name}`}
              checked={section.shown}
              onChange={(shown) => sections.show(index, shown)}
            />
          </span>
        </div>
      </div>
      {open && (
        <div id={`${id}-fields`} className="grid gap-5 border-line border-t px-4 py-5 sm:px-6">
          <Fields path={`sections.${index}`} />
        </div>
      )}
    </li>
  );
}
