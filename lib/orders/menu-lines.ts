import { addressAt } from "@/lib/pictures/addresses";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import { fieldPath, type OptionProblem } from "@/lib/restaurants/options/chosen-options";
import type { Content } from "@/lib/restaurants/options/combos";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { coded } from "@/lib/restaurants/refusal-codes";
import type { OrderKind, Taxed, Terms } from "@/lib/restaurants/terms/terms";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import { discountOf, type Voucher } from "@/lib/vouchers/voucher";
import type { PricedLine } from "./new-order";
import { type PricedCart, priceCart } from "./pricing/price-cart";
import type { CartLine } from "./pricing/tax-parts";
import type { OrderInput } from "./schema";

/** The width of the picture in an order's line, in pixels; it is shown at 56 CSS pixels. */
const LINE_PICTURE_PX = 320;

type MenuLine = Omit<PricedLine, keyof PricedCart["lines"][number]> &
  Taxed & {
    contents: readonly Content[];
  };

/**
 * @param problemsIn returns the problems of the options in a language
 * @param line the path of the dish in the body
 * @throws AppError `invalid` with the problems
 */
function refuseOptions(problemsIn: (t: Translate) => OptionProblem[], dish: Dish, line: string): never {
  const messageAt =
    (index: number): Message =>
    (t) =>
      problemsIn(t)[index]?.message ?? "";
  throw new AppError(
    "invalid",
    (t) => `${t.shortText(dish.name)}: ${inWords(messageAt(0), t)} ${t("Nothing was ordered.")}`,
    {
      fields: Object.fromEntries(
        problemsIn(english).map(({ path }, index) => [`${line}.${fieldPath(path)}`, messageAt(index)]),
      ),
      codes: Object.fromEntries(
        problemsIn(english).map(({ path, code }) => [`${line}.${fieldPath(path)}`, code]),
      ),
    },
  );
}

/**
 * Returns the lines of an order with the menu's prices.
 * @param field the name of `dishes` in the body
 * @throws AppError `invalid` for a dish that the menu lacks, or wrong options
 */
export function menuLines(
  restaurant: Pick<Restaurant, "dishes" | "optionGroups">,
  dishes: OrderInput["dishes"],
  field = "dishes",
): MenuLine[] {
  return dishes.map(({ id, quantity, chosen = [], note = "" }, index) => {
    const dish = findDish(restaurant, id);
    if (!dish) {
      throw new AppError(
        "invalid",
        (t) => t("There is no dish “{name}” on this menu.", { name: id.slice(0, 60) }),
        coded(
          { [`${field}.${index}.id`]: translatable("There is no such dish on this menu") },
          "item_unavailable",
        ),
      );
    }
    const { name, emoji, priceCents: dishCents, allergens = "", category, taxClass } = dish;
    const priced = priceDish(dish, restaurant, chosen);
    const problemsIn = (t: Translate) => {
      const inLanguage = priceDish(dish, restaurant, chosen, t);
      return "problems" in inLanguage ? inLanguage.problems : [];
    };
    if ("problems" in priced) return refuseOptions(problemsIn, dish, `${field}.${index}`);
    const { unit: priceCents, parts: options, contents } = priced;
    const picture = dish.picture ? addressAt(dish.picture, LINE_PICTURE_PX) : null;
    const given = { position: index, dishId: id, name, emoji, picture, quantity, dishCents, priceCents };
    return { ...given, options, allergens, note, category, taxClass, contents };
  });
}

type Priced = {
  kind: OrderKind;
  /** In minor units. */
  tip: number;
  voucher: Pick<Voucher, "kind" | "value"> | null;
  place: Place;
  isAddition?: boolean;
};

/** Prices the lines of an order as they are stored. @param terms those of now */
export const priceMenuLines = (
  lines: readonly CartLine[],
  terms: Terms,
  { kind, tip, voucher, place, isAddition }: Priced,
): PricedCart =>
  priceCart(lines, terms, kind, {
    tip,
    discount: discountOf(voucher),
    zones: zonesAt(terms, place),
    ...(isAddition !== undefined && { isAddition }),
  });
