"use client";

import { useState } from "react";
import { JsonLd } from "@/components/ui/json-ld";
import { mergeStructuredData, toJsonLd } from "@/lib/platform/html/json-ld";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { menuEntry } from "@/lib/restaurants/published/structured-data";
import type { Restaurant } from "@/lib/restaurants/published/types";

type MenuDataProps = {
  restaurant: Restaurant;
  soldOut: readonly string[];
  /** The origin of the site. */
  root: string;
  /** The owner's structured data. */
  own: readonly StructuredData[];
};

/**
 * Adds the menu as structured data. It is built in the browser from the page's own data: the server's output would
 * repeat it.
 */
export function MenuData({ restaurant, soldOut, root, own }: MenuDataProps) {
  const [texts] = useState(() =>
    mergeStructuredData([menuEntry(restaurant, soldOut, root)], own).map(toJsonLd),
  );
  return texts.map((json) => <JsonLd key={json} json={json} />);
}
