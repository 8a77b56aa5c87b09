"use client";

import { createContext, useContext, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PageHead } from "@/lib/platform/html/head";
import { canonicalOf } from "@/lib/seo/canonical";
import { absolute, type HeadDefaults, pageHead } from "@/lib/seo/head";
import { headDefaults } from "@/lib/seo/head-defaults";
import type { PageSummary, SeoSite } from "@/lib/seo/manager";
import { isIndexable } from "@/lib/site/pages";
import { type SeoFormValues, toSettings } from "./form-values";

export type SeoPage = {
  page: string;
  site: SeoSite;
  /** All pages that have settings. */
  pages: readonly PageSummary[];
  /** Values of the page without settings. */
  defaults: HeadDefaults;
};

const SeoPageContext = createContext<SeoPage | null>(null);
export const SeoPageProvider = SeoPageContext.Provider;

/** The page that is being edited. */
export function useSeoPage(): SeoPage {
  const page = useContext(SeoPageContext);
  if (!page) throw new Error("SeoPageProvider is missing");
  return page;
}

export const defaultsOf = (page: string, { root, name, landing, restaurants, pages = [] }: SeoSite) =>
  headDefaults({ page, root, name, landing, restaurants, pages });

/** Returns the form's current values. */
export function useSeoValues(): SeoFormValues {
  const { control } = useFormContext<SeoFormValues>();
  return useWatch({ control }) as SeoFormValues;
}

/** Returns a page's default picture; a page may be named “constructor”. */
const pictureOf = (page: string, { pictures }: SeoSite) =>
  (Object.hasOwn(pictures, page) && pictures[page]) || "";

/** Computes the head from the form's current values. */
export function liveHead(values: SeoFormValues, { page, site, pages, defaults }: SeoPage): PageHead {
  const settings = toSettings(values);
  const all = new Map(pages.map((one) => [one.pageName, one]));
  all.set(page, { ...settings, pageName: page, updatedAt: "" });
  const picture = settings.ogImage || pictureOf(page, site);
  return pageHead({
    page,
    settings,
    defaults,
    siteName: site.name,
    siteRoot: site.root,
    canonical: canonicalOf(page, all, site.root),
    openGraphPicture: { url: absolute(picture, site.root) },
    twitterPicture: { url: absolute(settings.twitterImage || picture, site.root) },
    indexable: isIndexable(page),
  });
}

export function useLiveHead(): PageHead {
  const values = useSeoValues();
  const context = useSeoPage();
  return useMemo(() => liveHead(values, context), [values, context]);
}
