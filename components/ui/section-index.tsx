"use client";

import { classes } from "./classes";
import { useCurrentSection } from "./use-current-section";

type SectionIndexProps = {
  label: string;
  /** Sections by the id of their heading, in the order of the page. */
  sections: readonly { id: string; title: string }[];
};

/** Links to the sections of a page: at its side on wide screens, else a row above that stays in view. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={label}
      className="sticky top-(--bar,0rem) z-10 -mx-gutter -mt-2 overflow-x-auto bg-canvas/92 px-gutter py-1 backdrop-blur-md [scrollbar-width:none] lg:top-8 lg:m-0 lg:bg-transparent lg:p-0"
    >
      <ul className="flex w-max gap-1.5 py-1 lg:grid lg:w-full lg:gap-0.5 lg:border-line lg:border-s lg:py-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={classes(
                "flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 font-semibold text-sm transition-colors lg:-ms-px lg:min-h-9 lg:rounded-none lg:border-0 lg:border-s-2 lg:bg-transparent",
                id === current
                  ? "border-brand/30 bg-brand-soft text-brand-ink lg:border-brand"
                  : "border-line bg-surface text-ink-soft hover:text-ink lg:border-transparent lg:hover:border-line-strong",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
