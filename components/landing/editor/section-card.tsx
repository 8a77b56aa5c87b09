"use client";

import { ChevronDown, CircleAlert, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormState } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import type { LandingContent } from "@/lib/landing/schema";
import { useEditorView } from "./editor-context";
import type { SectionName } from "./form-values";

type SectionCardProps = {
  name: SectionName;
  title: string;
  hint: string;
  icon: LucideIcon;
  /** How many entries it has. */
  count?: number;
  children: ReactNode;
};

/** One part of the landing page; its fields can be folded away, its mistakes can't. */
export function SectionCard({ name, title, hint, icon: Icon, count, children }: SectionCardProps) {
  const id = useId();
  const { folded, toggle, setCurrent } = useEditorView();
  const { errors } = useFormState<LandingContent>({ name });
  const open = !folded.has(name);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by a heading
    <div
      role="group"
      id={`edit-${name}`}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(var(--bar,0rem)+4.5rem)] rounded-card border border-line bg-surface shadow-card"
      onFocusCapture={() => setCurrent(name)}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-fields`}
          className="flex min-h-16 w-full items-center gap-3.5 rounded-card px-4 py-3 text-left font-sans tracking-normal sm:px-6"
          onClick={() => toggle(name)}
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
          </span>
          <span className="grid min-w-0 flex-1">
            <span
              id={`${id}-title`}
              className="font-display font-semibold text-lg leading-snug tracking-tight"
            >
              {title}
            </span>
            <span className="font-normal text-ink-soft text-xs">{hint}</span>
          </span>
          {errors[name] && (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-2.5 py-1 font-semibold text-danger text-xs">
              <CircleAlert aria-hidden="true" className="size-3.5" />
              <span className="max-sm:sr-only">Needs attention</span>
            </span>
          )}
          {count !== undefined && count > 0 && (
            <span className="min-w-7 rounded-full bg-sunken px-2 py-0.5 text-center font-semibold text-ink-soft text-xs tabular-nums">
              {count}
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={classes("size-5 shrink-0 text-ink-soft transition-transform", open && "rotate-180")}
          />
        </button>
      </h3>
      <div id={`${id}-fields`} hidden={!open} className="border-line border-t px-4 pt-5 pb-5 sm:px-6 sm:pb-6">
        {children}
      </div>
    </div>
  );
}
