"use client";

import type { ComponentProps } from "react";
import { useTranslate } from "@/components/ui/translation";
import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import { shownDishes } from "@/lib/restaurants/published/menu";
import { unpackRestaurant } from "@/lib/restaurants/published/packed-restaurant";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { HomeLink } from "../home-link";
import { headingId, shownCategories } from "../menu/categories";
import { row, unpressed } from "../menu/chip-row";
import { DishFace } from "../menu/dish-face";
import type { OrderScreen } from "../order-screen";
import { RestaurantFooter } from "../restaurant-footer";
import { RestaurantHero } from "../themes/restaurant-hero";
import { RestaurantMark } from "../themes/restaurant-mark";
import { CallUs, type CallUsProps } from "./call-us";

type StaticMenuProps = Pick<
  ComponentProps<typeof OrderScreen>,
  "restaurant" | "terms" | "neighbour" | "projectName" | "home" | "hours" | "reserve" | "contact"
> & { reach: CallUsProps["contact"] };

/** The page of a restaurant in the plain files of the site: the menu to read, and how to order without the application. */
export function StaticMenu({
  restaurant: packed,
  hours,
  reserve,
  reach,
  contact,
  home,
  ...words
}: StaticMenuProps) {
  const t = useTranslate();
  const restaurant = unpackRestaurant(packed);
  return (
    <div {...restaurantLook(restaurant, t.language)} className="flex min-h-dvh flex-col">
      <header className="z-30 border-line border-b bg-surface md:sticky md:top-0">
        <nav
          aria-label={t("Main")}
          className="mx-auto flex min-h-16 max-w-[100rem] items-center gap-3 px-gutter py-2 md:min-h-18"
        >
          {home && <HomeLink {...home} />}
          <a href={restaurant.path} className="flex min-w-0 items-center gap-3 rounded-control">
            <RestaurantMark theme={restaurant.theme} />
            <span className="sign min-w-0 text-lg leading-tight max-md:sr-only">
              {restaurant.restaurantName}
            </span>
          </a>
        </nav>
      </header>
      <main className="flex-1">
        <RestaurantHero restaurant={restaurant} />
        <div className="bg-brass-soft px-gutter py-4 text-brass-ink">
          <CallUs deed="order" contact={reach} />
          {reserve && (
            <a
              href={reserve}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t("Reserve a table")}
            </a>
          )}
        </div>
        <StaticSections restaurant={restaurant} hours={hours} />
      </main>
      <RestaurantFooter restaurant={restaurant} contact={contact} {...words} />
    </div>
  );
}

/** The categories and dishes; those that are sold out when the files are written may be back later. */
function StaticSections({ restaurant, hours }: { restaurant: Restaurant; hours: StaticMenuProps["hours"] }) {
  const t = useTranslate();
  const { categories, theme, terms, optionGroups = [] } = restaurant;
  const dishes = shownDishes(restaurant, []);
  const places = new Map(dishes.map(({ id }, index) => [id, index]));
  const shown = shownCategories(restaurant, dishes);
  return (
    <>
      {shown.length > 1 && (
        <div className="border-line border-b bg-canvas">
          <nav aria-label={t("Categories")} className="mx-auto max-w-[100rem] px-gutter py-2.5">
            <div className={row}>
              {shown.map(({ id, label }) => (
                <a
                  key={id}
                  href={`#${headingId(id)}`}
                  className={`menu-chip grid place-items-center ${unpressed}`}
                >
                  {label}
                </a>
              ))}
            </div>
          </nav>
        </div>
      )}
      <div className="mx-auto max-w-[100rem] px-gutter pb-20">
        {categories
          .filter(({ id }) => shown.some((one) => one.id === id))
          .map(({ id, label }) => (
            <section key={id} aria-labelledby={headingId(id)} className="menu-section">
              <h2 id={headingId(id)} className="sign text-2xl text-brand-ink">
                {label}
              </h2>
              {hours?.categories?.[id] && (
                <p className="mt-1 text-ink-soft text-sm">
                  {t("Offered {times}", { times: hours.categories[id].text })}
                </p>
              )}
              <ul className="mt-4 grid gap-1.5 sm:mt-5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3 2xl:grid-cols-4">
                {dishes
                  .filter(({ category }) => category === id)
                  .map(({ left: _, leftToday: __, ...dish }) => (
                    <li key={dish.id} className="grid">
                      <DishFace
                        dish={dish}
                        index={places.get(dish.id) ?? 0}
                        theme={theme}
                        currency={terms.currency}
                        groups={dishOptionGroups(dish, optionGroups)}
                      />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
