"use client";

import { useSeoPage, useSeoValues } from "./seo-context";
import { whenEmpty } from "./when-empty";

/** What applies to each field while it is empty, for its placeholder. */
export function useWhenEmpty() {
  const { page, site, defaults, pages } = useSeoPage();
  return whenEmpty(useSeoValues(), { page, root: site.root, defaults, pages });
}
