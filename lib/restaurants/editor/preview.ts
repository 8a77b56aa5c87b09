import type { PictureViews } from "@/lib/pictures/answers";
import { startOfDay } from "@/lib/platform/time-zone/days";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { withDishesShown } from "@/lib/restaurants/options/combos";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import { restaurantPath } from "@/lib/restaurants/paths";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { MenuContent } from "@/lib/restaurants/schema";
import { orderKinds, type Terms, termsAt, termsOf, withMoments } from "@/lib/restaurants/terms/terms";

export type PreviewedMenu = Pick<MenuDraft, "path" | "isDemo" | "content">;

/** The time zone of the site, and the moment in milliseconds. */
export type PreviewedAt = { timeZone: string; now: number };

export const pictureIdsOf = ({ restaurant, dishes }: MenuContent): string[] =>
  [restaurant.header, ...dishes.map(({ picture }) => picture)].filter(Boolean);

const wholeOrZero = (value: number) => (Number.isInteger(value) ? value : 0);

/** Returns the beginning of a day in milliseconds; never for one that is being typed. */
const beginOf = (day: string, timeZone: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? startOfDay(day, timeZone).getTime()
    : Number.POSITIVE_INFINITY;

/** Returns the terms with the rates of tax that apply now, and 0 in place of invalid numbers. */
function pricedTerms(restaurant: Terms, { timeZone, now }: PreviewedAt): Terms {
  const known = withMoments(termsOf(restaurant), (day) => beginOf(day, timeZone));
  return wholeTerms(termsAt(known, now));
}

function wholeTerms(given: Terms): Terms {
  const { zones, taxClasses, ...terms } = given;
  const amounts = orderKinds.flatMap((kind) => [`${kind}Fee`, `${kind}Minimum`] as const);
  return {
    ...terms,
    ...Object.fromEntries(amounts.map((name) => [name, wholeOrZero(given[name])])),
    zones: zones.map(({ radiusKm, fee, minimum, freeFrom, ...zone }) => ({
      ...zone,
      radiusKm: radiusKm || null,
      fee: wholeOrZero(fee),
      minimum: wholeOrZero(minimum),
      freeFrom: freeFrom !== null && Number.isInteger(freeFrom) ? freeFrom : null,
    })),
    taxClasses: taxClasses.map(({ pickup, delivery, table, ...rate }) => ({
      ...rate,
      pickup: wholeOrZero(pickup),
      delivery: wholeOrZero(delivery),
      table: wholeOrZero(table),
    })),
  };
}

const pricedGroup = (group: MenuOptionGroup): MenuOptionGroup => ({
  ...group,
  name: group.name || "Options",
  options: group.options.map((option) => ({
    ...option,
    name: option.name || "Option",
    priceCents: wholeOrZero(option.priceCents),
  })),
});

/**
 * Returns the restaurant as guests would see it, with a placeholder for a missing name. Its id belongs to no
 * restaurant.
 */
export function previewRestaurant(
  { content, path, isDemo }: PreviewedMenu,
  pictures: PictureViews,
  at: PreviewedAt,
): Restaurant {
  const { restaurant, categories, dishes, optionGroups } = content;
  return {
    ...(optionGroups.length > 0 && {
      optionGroups: withDishesShown(
        optionGroups.map(pricedGroup),
        dishes.filter(({ hidden }) => !hidden),
      ),
    }),
    terms: pricedTerms(restaurant, at),
    restaurantId: isDemo ? path.slice(1) : "preview",
    path: isDemo ? path : restaurantPath({ id: "", slug: restaurant.slug }),
    theme: restaurant.theme,
    colour: restaurant.colour,
    header: pictures[restaurant.header] ?? null,
    restaurantName: restaurant.name || "Restaurant",
    cuisine: restaurant.cuisine,
    tagline: restaurant.tagline,
    categories: categories.map((category) => ({ ...category, label: category.label || "Category" })),
    dishes: dishes
      .filter(({ hidden }) => !hidden)
      .map(({ hidden, kinds, taxClass, allergens, picture, optionGroups: groups, sizePrices, ...dish }) => {
        const view = pictures[picture];
        const priceCents = Number.isInteger(dish.priceCents) ? dish.priceCents : 0;
        return {
          ...dish,
          name: dish.name || "Dish",
          priceCents,
          ...(kinds.length > 0 && { kinds }),
          ...(taxClass && { taxClass }),
          ...(allergens && { allergens }),
          ...(groups.length > 0 && { optionGroups: groups, sizePrices }),
          ...(view && { picture: view }),
        };
      }),
  };
}
