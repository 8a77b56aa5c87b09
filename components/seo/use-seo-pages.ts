"use client";

import { useCall } from "@/components/ui/use-call";
import type { FlatPageSeo } from "@/lib/seo/answers";
import { type PageSummary, toSummary } from "@/lib/seo/manager";

const byName = (a: PageSummary, b: PageSummary) => (a.pageName < b.pageName ? -1 : 1);

/** Keeps the pages with settings up to date with other tabs and users. */
export function useSeoPages(initial: PageSummary[]) {
  const {
    data: pages = initial,
    reload,
    change,
  } = useCall("GET /config", {
    initial,
    keepsUp: true,
    select: ({ configs }) => configs.map(toSummary),
  });

  const put = (page: string, saved: FlatPageSeo | null) =>
    change((known) => {
      const others = known.filter(({ pageName }) => pageName !== page);
      return saved ? [...others, toSummary(saved)].sort(byName) : others;
    });

  return { pages, put, reload };
}

export type SeoPages = ReturnType<typeof useSeoPages>;
