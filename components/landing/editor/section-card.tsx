"use client";

import {
  ChartNoAxesColumn,
  ChevronDown,
  CircleAlert,
  Images,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareQuote,
  PanelBottom,
  Rocket,
  Rows3,
  Sparkles,
  Tag,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { landingParts } from "@/lib/audit/landing-parts";
import type { LandingContent } from "@/lib/landing/schema";
import { useEditorView } from "./editor-context";
import type { SectionName } from "./form-values";
import type { ListPath } from "./use-item-list";

const about: Record<SectionName, { hint: string; icon: LucideIcon; list?: ListPath }> = {
  sections: { hint: "Their order, and which ones visitors see", icon: Rows3 },
  hero: { hint: "The first thing visitors read", icon: Sparkles },
  stats: { hint: "A few numbers that convince", icon: ChartNoAxesColumn, list: "stats" },
  features: { hint: "What you offer, each with an icon or a picture", icon: Rocket, list: "features" },
  gallery: { hint: "Pictures of your place, each in its own shape", icon: Images, list: "gallery" },
  pricing: { hint: "Plans side by side", icon: Tag, list: "pricing.plans" },
  testimonials: { hint: "What customers say about you", icon: MessageSquareQuote, list: "testimonials" },
  callToAction: { hint: "The last words before the footer, beside the button", icon: Megaphone },
  contact: {
    hint: "Visitors write to you; it is off until you switch it on",
    icon: Mail,
    list: "contact.fields",
  },
  footer: { hint: "Your name, links and networks", icon: PanelBottom },
};

/** Shows the number of entries of a list; nothing while it is empty. */
function Count({ list }: { list: ListPath }) {
  const { control } = useFormContext<LandingContent>();
  const count = useWatch({
    control,
    name: list,
    compute: (entries: unknown[] | undefined) => entries?.length ?? 0,
  });
  if (count === 0) return null;
  return (
    <span className="min-w-7 rounded-full bg-sunken px-2 py-0.5 text-center font-semibold text-ink-soft text-xs tabular-nums">
      {count}
    </span>
  );
}

type SectionCardProps = { name: SectionName; children: ReactNode };

/** A section of the form; its fields can be hidden, but not that they have errors. */
export function SectionCard({ name, children }: SectionCardProps) {
  const id = useId();
  const { hint, icon: Icon, list } = about[name];
  const { folded, toggle, setCurrent } = useEditorView();
  const { errors } = useFormState<LandingContent>({ name });
  const open = !folded.includes(name);

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
              {landingParts[name]}
            </span>
            <span className="font-normal text-ink-soft text-xs">{hint}</span>
          </span>
          {errors[name] && (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-2.5 py-1 font-semibold text-danger text-xs">
              <CircleAlert aria-hidden="true" className="size-3.5" />
              <span className="max-sm:sr-only">Needs attention</span>
            </span>
          )}
          {list && <Count list={list} />}
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
