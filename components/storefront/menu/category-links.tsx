"use client";

import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import { headingId, restHref, shownCategories } from "./categories";
import { row, unpressed } from "./chip-row";

/**
 * Links to the categories of this document, for browsers without JavaScript: they cost no request. Those that are not in the
 * page of a large menu have their own address. The results of a
 * search have a link to the whole menu.
 */
export function CategoryLinks({ isPart }: { isPart: boolean }) {
  const t = useTranslate();
  const { restaurant, dishes } = useOrdering();
  const link = classes("menu-chip grid place-items-center", unpressed);
  return (
    <noscript className="noscript:contents">
      <nav aria-label={t("Categories")} className={row}>
        {isPart && (
          <a href={restaurant.path} className={link}>
            {t("All")}
          </a>
        )}
        {shownCategories(restaurant, dishes).map(({ id, label }) => (
          <a
            key={id}
            href={restaurant.rest?.some(([category]) => category === id) ? restHref(id) : `#${headingId(id)}`}
            className={link}
          >
            {label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
