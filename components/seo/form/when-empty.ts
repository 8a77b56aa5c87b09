"use client";

import { canonicalOf } from "@/lib/seo/canonical";
import type { HeadDefaults } from "@/lib/seo/head";
import type { PageSummary } from "@/lib/seo/manager";
import type { SeoFormValues, SeoTextField } from "../form-values";
import { useSeoPage, useSeoValues } from "../seo-context";

type Surroundings = {
  page: string;
  root: string;
  defaults: HeadDefaults;
  pages: readonly PageSummary[];
};

/** Returns the fallback of an empty field; in the order of `pageHead`. */
export function whenEmpty(
  values: SeoFormValues,
  { page, root, defaults, pages }: Surroundings,
): Partial<Record<SeoTextField, string>> {
  const title = values.title.trim() || defaults.title;
  const description = values.description.trim() || defaults.description;
  const ogTitle = values.ogTitle.trim() || title;
  const ogDescription = values.ogDescription.trim() || description;
  const others = new Map(pages.map((one) => [one.pageName, one]));
  others.delete(page);
  return {
    title: defaults.title,
    description: defaults.description,
    canonical: canonicalOf(page, others, root),
    ogTitle: title,
    ogDescription: description,
    twitterTitle: ogTitle,
    twitterDescription: ogDescription,
    twitterImage: values.ogImage.trim(),
  };
}

/** Returns the fallbacks of the form's current values, for placeholders. */
export function useWhenEmpty() {
  const { page, site, defaults, pages } = useSeoPage();
  return whenEmpty(useSeoValues(), { page, root: site.root, defaults, pages });
}
