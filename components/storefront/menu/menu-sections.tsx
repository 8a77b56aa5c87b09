"use client";

import { SearchX } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import { useLoaded } from "@/components/ui/use-loaded";
import type { CategoryState } from "@/lib/restaurants/hours/hours-state";
import {
  ALL,
  type FoundDishes,
  findDishes,
  type MenuQuery,
  menuQueryString,
} from "@/lib/restaurants/published/search";
import { useOrdering } from "../ordering/context";
import { headingId } from "./categories";
import { DishCard } from "./dish-card";
import { RestOfMenu } from "./rest-of-menu";

type MenuSectionsProps = {
  query: MenuQuery;
  found?: FoundDishes | undefined;
  onShowAll: () => void;
};

const loadLarge = () => import("./large-menu");

export function MenuSections({ query, found: onServer, onShowAll }: MenuSectionsProps) {
  const t = useTranslate();
  const { restaurant, dishes, hours, refresh } = useOrdering();
  const { rest } = restaurant;
  const { value: large } = useLoaded(loadLarge, rest !== undefined);
  const Later = large?.LaterDishes ?? Fragment;
  const found = findDishes(dishes, query);
  const sections = restaurant.categories
    .map(({ id, label }) => ({ id, label, dishes: found.filter(({ category }) => category === id) }))
    .filter(({ dishes }) => dishes.length > 0);
  const [firstCount] = useState(sections.length);
  const places = new Map(dishes.map((dish, index) => [dish, index]));
  const count = t.count(found.length, { one: "{n} dish", other: "{n} dishes" });
  const isNothing = !rest && found.length === 0;
  const isEverything = menuQueryString(query) === "";
  const isLoading = rest && !isEverything;
  useEffect(() => {
    if (isLoading) void refresh();
    else return rest && large?.whenRestNear(refresh);
  }, [isLoading, rest, large, refresh]);

  return (
    <>
      <p role="status" className={isLoading ? "py-16 text-center text-ink-soft" : "sr-only"}>
        {isLoading ? t("Loading the menu…") : isNothing ? t("Nothing found") : !rest && count}
      </p>
      {isNothing && <NothingFound query={query} found={onServer} onShowAll={onShowAll} />}
      {sections.map(({ id, label, dishes: own }, index) => {
        const list = (
          <ul className="mt-4 grid gap-1.5 sm:mt-5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3 2xl:grid-cols-4">
            {own.map((dish) => (
              <li key={dish.id} className="grid animate-rise">
                <DishCard dish={dish} index={places.get(dish) ?? 0} />
              </li>
            ))}
          </ul>
        );
        return (
          <section key={id} aria-labelledby={headingId(id)} className="menu-section">
            <h2 id={headingId(id)} className="sign text-2xl text-brand-ink">
              {label}
            </h2>
            <CategoryTimes state={hours.categories?.[id]} />
            {index < firstCount ? list : <Later>{list}</Later>}
          </section>
        );
      })}
      {rest && (
        <div hidden={!isEverything}>
          <RestOfMenu />
        </div>
      )}
      {onServer && onServer.count > found.length && (
        <p className="pt-8 text-center text-ink-soft">
          {t("These are the first {n} of {count} dishes.", { n: found.length, count: onServer.count })}{" "}
          <a className="font-medium text-brand-ink underline underline-offset-4" href={restaurant.path}>
            {t("Show the whole menu")}
          </a>
        </p>
      )}
    </>
  );
}

/** Says when the dishes of a category are offered. */
function CategoryTimes({ state }: { state: CategoryState | undefined }) {
  const t = useTranslate();
  return (
    state && (
      <p className="mt-1 text-ink-soft text-sm">
        {t("Offered {times}", { times: state.text })}
        {state.next && (
          <strong className="font-semibold text-ink">, {t("next from {time}", { time: state.next })}</strong>
        )}
      </p>
    )
  );
}

function NothingFound({ query: { text, category }, found, onShowAll }: MenuSectionsProps) {
  const t = useTranslate();
  const { restaurant } = useOrdering();
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brass-soft text-brass-ink">
        <SearchX aria-hidden="true" className="size-9" strokeWidth={1.6} />
      </span>
      <p className="sign wrap-anywhere mt-2 text-xl">
        {t("No dish matches “{text}”", { text: text.trim() })}
      </p>
      <p className="text-ink-soft">
        {category === ALL
          ? t("Try a shorter word, such as rice or chicken.")
          : t("There may be one in another course.")}
      </p>
      {found ? (
        <a className={buttonStyle({ variant: "secondary", className: "mt-2" })} href={restaurant.path}>
          {t("Show the whole menu")}
        </a>
      ) : (
        <Button variant="secondary" className="mt-2" onClick={onShowAll}>
          {t("Show the whole menu")}
        </Button>
      )}
    </div>
  );
}
