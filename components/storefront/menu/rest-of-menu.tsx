"use client";

import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import { headingId, restHref } from "./categories";

/**
 * Links to the dishes that the page of a large menu lacks, by category, for browsers without JavaScript. Others load them
 * once a link comes near (`large-menu.tsx`).
 */
export function RestOfMenu() {
  const t = useTranslate();
  const { restaurant, dishes } = useOrdering();
  return (restaurant.rest ?? []).map(([id, count]) => {
    const category = restaurant.categories.find((one) => one.id === id);
    const isBegun = dishes.some((dish) => dish.category === id);
    return (
      <section key={id} {...(!isBegun && { "aria-labelledby": headingId(id), className: "menu-section" })}>
        {!isBegun && (
          <h2 id={headingId(id)} className="sign text-2xl text-brand-ink">
            {category?.label}
          </h2>
        )}
        <a data-rest href={restHref(id)} className={buttonStyle({ variant: "secondary", className: "mt-4" })}>
          {t.count(count, { one: "Show {n} more dish", other: "Show {n} more dishes" })}
          <span className="sr-only"> {t("of {category}", { category: category?.label ?? "" })}</span>
        </a>
      </section>
    );
  });
}
