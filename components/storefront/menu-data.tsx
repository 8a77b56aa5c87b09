"use client";

import { useState } from "react";
import { JsonLd } from "@/components/ui/json-ld";
import { mergeStructuredData, toJsonLd } from "@/lib/platform/html/json-ld";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { menuEntry } from "@/lib/restaurants/published/structured-data";
import type { Menu } from "@/lib/restaurants/published/types";

type MenuDataProps = {
  menu: Menu;
  soldOut: readonly string[];
  /** The origin of the site. */
  root: string;
  /** What the owner wrote of the page. */
  own: readonly StructuredData[];
};

/**
 * The menu for search engines. It is made here of the menu that the page carries for its script: made before, it would
 * stand in the page twice.
 */
export function MenuData({ menu, soldOut, root, own }: MenuDataProps) {
  const [texts] = useState(() => mergeStructuredData([menuEntry(menu, soldOut, root)], own).map(toJsonLd));
  return texts.map((json) => <JsonLd key={json} json={json} />);
}
