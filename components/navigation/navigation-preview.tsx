"use client";

import { ChevronDown } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { NavigationScreen } from "@/lib/navigation/answers";
import type { Navigation, NavigationLink } from "@/lib/navigation/navigation";
import { wordsOf } from "@/lib/navigation/resolve";

const namesOf = (links: readonly NavigationLink[]) =>
  [...links.entries()]
    .map(([key, link]) => ({ key, words: wordsOf(link) }))
    .filter(({ words }) => words !== "");

/** Shows the arrangement of the links, as words that lead nowhere. */
export function NavigationPreview({ automatic }: Pick<NavigationScreen, "automatic">) {
  const { hasOwnItems, items, hasOwnColumns, columns } = useWatch<Navigation>() as Navigation;
  const shownItems = hasOwnItems ? items : automatic.items;
  const shownColumns = hasOwnColumns ? columns : automatic.columns;
  return (
    <section
      aria-label="Preview"
      className="grid gap-4 rounded-inner border border-line bg-surface p-4 text-sm"
    >
      <ul aria-label="At the top" className="flex flex-wrap gap-x-5 gap-y-3">
        {[...shownItems.entries()].map(([key, item]) => (
          <li key={key} className="min-w-0">
            <p dir="auto" className="wrap-anywhere flex items-center gap-1 font-semibold">
              {wordsOf(item) || "…"}
              {item.links.length > 0 && <ChevronDown aria-hidden="true" className="size-4" />}
            </p>
            <ul className="text-ink-soft">
              {namesOf(item.links).map(({ key: position, words }) => (
                <li key={position} dir="auto" className="wrap-anywhere">
                  {words}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shownColumns.length > 0 && (
        <ul aria-label="In the footer" className="flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-4">
          {[...shownColumns.entries()].map(([key, { title, links }]) => (
            <li key={key} className="min-w-0">
              <p dir="auto" className="wrap-anywhere font-semibold">
                {title}
              </p>
              <ul className="text-ink-soft">
                {namesOf(links).map(({ key: position, words }) => (
                  <li key={position} dir="auto" className="wrap-anywhere">
                    {words}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
