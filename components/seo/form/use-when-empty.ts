"use client";

import { useSeoPage, useSeoValues } from "./seo-context";
import { whenEmpty } from "./when-empty";

/** Returns the fallback of each empty field, for its placeholder. */
export function useWhenEmpty() {
  const { page, site, defaults, pages } = useSeoPage();
  return whenEmpty(useSeoValues(), { page, root: site.root, defaults, pages });
}
