"use client";

import { useFormState } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { landingParts } from "@/lib/audit/landing-parts";
import type { LandingContent } from "@/lib/landing/schema";
import { useEditorView, useSectionsInOrder } from "./editor-context";
import type { SectionName } from "./form-values";

/** Links to the sections of the form; the preview follows. */
export function SectionLinks() {
  const { current, setCurrent, unfold } = useEditorView();
  const { errors } = useFormState<LandingContent>();

  function go(section: SectionName) {
    unfold([section]);
    setCurrent(section);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    requestAnimationFrame(() =>
      document.getElementById(`edit-${section}`)?.scrollIntoView({ behavior: still ? "instant" : "smooth" }),
    );
  }

  return (
    <nav
      aria-label="Parts of the page"
      className="sticky top-(--bar,0rem) z-10 -mx-gutter overflow-x-auto bg-canvas/92 px-gutter py-1 backdrop-blur-md [scrollbar-width:none] lg:-mx-1 lg:px-1 lg:py-2"
    >
      <ul className="flex w-max gap-1.5 py-1 lg:gap-1">
        {useSectionsInOrder().map((section) => (
          <li key={section}>
            <button
              type="button"
              aria-current={section === current ? "true" : undefined}
              className={classes(
                "flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors lg:min-h-9 lg:px-2.5",
                section === current
                  ? "border-brand/30 bg-brand-soft text-brand-ink"
                  : "border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink",
              )}
              onClick={() => go(section)}
            >
              {landingParts[section]}
              {errors[section] && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
                  <span className="sr-only">(needs attention)</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
