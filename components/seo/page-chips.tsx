"use client";

import { EyeOff } from "lucide-react";
import { useId } from "react";
import { classes } from "@/components/ui/classes";
import type { PageSummary } from "@/lib/seo/manager";
import { NOT_ON_SITE } from "./page-label";

type PageChipsProps = {
  pages: readonly PageSummary[];
  page: string | null;
  /** Names of pages that visitors can reach. */
  existing: readonly string[];
  onChoose: (page: string) => void;
};

/** Buttons that open the pages with settings. */
export function PageChips({ pages, page, existing, onChoose }: PageChipsProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p id={id} className="text-ink-soft text-xs">
        {pages.length === 1 ? "1 configured page" : `${pages.length} configured pages`}
      </p>
      <ul aria-labelledby={id} className="-m-1 flex max-h-40 flex-wrap gap-2 overflow-y-auto p-1">
        {pages.map(({ pageName, title, robots }) => (
          <li key={pageName} className="min-w-0 max-w-full">
            <button
              type="button"
              title={title}
              aria-pressed={pageName === page}
              className={classes(
                "flex min-h-11 max-w-full items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors md:min-h-9",
                pageName === page
                  ? "border-brand/30 bg-brand-soft text-brand-ink"
                  : "border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink",
              )}
              onClick={() => onChoose(pageName)}
            >
              <span className="truncate">{pageName}</span>
              {!existing.includes(pageName) && (
                <span className="shrink-0 font-normal text-xs">{NOT_ON_SITE}</span>
              )}
              {robots.startsWith("noindex") && (
                <span className="inline-flex shrink-0 items-center gap-1 font-normal text-xs">
                  <EyeOff aria-hidden="true" className="size-3.5" />
                  noindex
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
