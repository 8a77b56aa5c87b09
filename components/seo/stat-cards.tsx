"use client";

import { AtSign, FileSearch, type LucideIcon, Tags } from "lucide-react";
import { count } from "@/components/ui/count";
import { pagePath } from "@/lib/site/pages";
import { headCounts } from "./head-counts";
import { pageLabel } from "./page-label";
import { useLiveHead, useSeoPage } from "./seo-context";

type StatCardsProps = {
  meta: number;
  social: number;
  structured: number;
  /** Null if none is chosen. */
  page: string | null;
};

/** Counts the tags of the chosen page. */
export function StatCards({ meta, social, structured, page }: StatCardsProps) {
  const blocks = `and ${count(structured, "data entry", "data entries")}`;
  return (
    <ul
      aria-label="What the page sends"
      className="grid grid-cols-[1fr_1fr_1.2fr] gap-2 @2xl:grid-cols-3 @2xl:gap-4"
    >
      <StatCard
        icon={Tags}
        title="Meta tags"
        value={meta}
        note={structured > 0 ? blocks : "for search engines"}
      />
      <StatCard icon={AtSign} title="Social tags" value={social} note="for shared links" />
      <StatCard
        icon={FileSearch}
        title="Current page"
        value={page ? pageLabel(page) : "None"}
        note={page ? pagePath(page) : "Choose one to begin"}
      />
    </ul>
  );
}

/** Counts the tags of the form's current values. */
export function LiveStatCards() {
  const { page } = useSeoPage();
  return <StatCards {...headCounts(useLiveHead())} page={page} />;
}

type StatCardProps = { icon: LucideIcon; title: string; value: number | string; note: string };

function StatCard({ icon: Icon, title, value, note }: StatCardProps) {
  return (
    <li className="flex min-w-0 items-center gap-3.5 rounded-card border border-line bg-surface px-3.5 py-3 shadow-card @2xl:px-5 @2xl:py-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink @max-2xl:hidden">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0">
        <p className="text-ink-soft text-xs">{title}</p>
        <p className="flex min-w-0 items-baseline gap-x-2.5">
          <span className="truncate font-display font-semibold text-base tabular-nums tracking-tight @2xl:text-xl">
            {value}
          </span>
          <span className="truncate text-ink-soft text-xs @max-4xl:hidden">{note}</span>
        </p>
      </div>
    </li>
  );
}
