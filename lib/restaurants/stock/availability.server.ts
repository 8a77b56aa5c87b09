import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { dishesOf, withSoldOutDishes } from "@/lib/restaurants/options/combos";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import { type GoneOption, isGone, withSoldOutOptions } from "@/lib/restaurants/options/sold-out-options";
import type { ShownMenu } from "../published/answers";
import { shownDishes } from "../published/menu";
import { requireRestaurant } from "../published/server";
import type { Restaurant } from "../published/types";
import { readStock } from "./read.server";
import {
  isSameItem,
  lackWords,
  type Portion,
  portionsOf,
  quantityIn,
  type StockShare,
  type StockState,
  withStock,
} from "./stock";

/** The dishes and options of a menu that are sold out: by mark, or as none are left of the counted ones. */
export type Availability = {
  /** The ids of the dishes. */
  soldOut: string[];
  options: GoneOption[];
  /** The counted dishes and options. */
  stock: StockState[];
};

/** Returns the stock of today, or of another business day. */
async function readStockOfDays(restaurantId: string, day?: string): Promise<StockState[]> {
  const [stock, hours] = await Promise.all([readStock(restaurantId, day), knownHours(restaurantId)]);
  const takesLaterDays = hours?.slots.takesLater === true && hours.slots.horizonDays > 0;
  return stock.map((one) => (takesLaterDays && one.isDaily ? { ...one, isOfToday: true } : one));
}

/** @param returned shares of an order that count as left */
export async function readAvailability(
  restaurantId: string,
  returned: readonly StockShare[] = [],
): Promise<Availability> {
  const [rows, options, counted] = await Promise.all([
    db.soldOutDish.findMany({ where: { restaurantId }, select: { dishId: true } }),
    db.soldOutOption.findMany({ where: { restaurantId }, select: { groupId: true, optionId: true } }),
    readStockOfDays(restaurantId),
  ]);
  const stock = counted.map((one) => ({ ...one, left: one.left + quantityIn(returned, one) }));
  const empty = stock.filter(({ left, isOfToday }) => left === 0 && !isOfToday);
  const dishes = empty.filter(({ groupId }) => groupId === "").map(({ itemId }) => itemId);
  const others = empty.filter(({ groupId }) => groupId !== "");
  return {
    soldOut: [...new Set([...rows.map(({ dishId }) => dishId), ...dishes])],
    options: [...options, ...others.map(({ groupId, itemId }) => ({ groupId, optionId: itemId }))],
    stock,
  };
}

type ShowMenu = {
  /** Returns the restaurant in the language of the page that shows the menu. */
  translate?: (restaurant: Restaurant) => Promise<Restaurant>;
  /** Shares of an order that count as left. */
  returned?: readonly StockShare[];
};

/** @throws AppError `invalid` for a closed or unknown restaurant */
export async function getShownMenu(
  restaurantId: string,
  { translate = async (restaurant) => restaurant, returned }: ShowMenu = {},
): Promise<ShownMenu> {
  const [published, { soldOut, options, stock }] = await Promise.all([
    requireRestaurant(restaurantId).then(translate),
    readAvailability(restaurantId, returned),
  ]);
  const restaurant = withStock(withSoldOutOptions(published, options), stock);
  const { categories, optionGroups } = restaurant;
  return {
    dishes: shownDishes(restaurant, soldOut),
    categories: categories.map(({ id, label }) => ({ id, label })),
    ...(optionGroups && { optionGroups: withSoldOutDishes(optionGroups, soldOut) }),
  };
}

type NamedLine = { dishId: string; name: string };

function soldOut(names: readonly string[], isOnOtherDay = false): AppError {
  return new AppError("conflict", (t) => {
    const values = { names: names.map((name) => t.own(name)).join(", ") };
    const sentence = isOnOtherDay
      ? t.count(
          names.length,
          {
            one: "{names} is sold out on that day. Please choose another day.",
            other: "{names} are sold out on that day. Please choose another day.",
          },
          values,
        )
      : t.count(names.length, { one: "{names} is sold out.", other: "{names} are sold out." }, values);
    return `${sentence} ${t("Nothing was charged.")}`;
  });
}

/** Returns the error for sold-out dishes, or if there are none for sold-out options. */
export const soldOutError = (
  lines: readonly NamedLine[],
  dishIds: readonly string[],
  options: readonly string[],
): AppError =>
  soldOut(
    dishIds.length > 0
      ? [...new Set(lines.filter(({ dishId }) => dishIds.includes(dishId)).map(({ name }) => name))]
      : options,
  );

type OrderedLine = NamedLine & { quantity: number; options: readonly OptionPart[] };

/** Returns the error for dishes and options of which fewer are left than wanted. */
function tooFew(portions: readonly Portion[], stock: readonly StockState[]): AppError | null {
  const lacking = portions.flatMap(({ name, quantity, ...key }) => {
    const { left = quantity, isOfToday } = stock.find((one) => isSameItem(one, key)) ?? {};
    return left < quantity ? [{ name, left, isOfToday }] : [];
  });
  const [first] = lacking.filter(({ left }) => left > 0);
  const gone = lacking.filter(({ left }) => left === 0);
  if (gone.length > 0)
    return soldOut(
      gone.map(({ name }) => name),
      gone.every(({ isOfToday }) => isOfToday),
    );
  if (!first) return null;
  const { name, left } = first;
  return new AppError("conflict", (t) => `${lackWords(t.own(name), left, t)} ${t("Nothing was charged.")}`);
}

/** @throws AppError `conflict` if fewer are left of a counted dish or option than some portions. @param day by default today */
export async function requireStock(
  restaurantId: string,
  portions: readonly Portion[],
  day?: string,
): Promise<void> {
  const error = tooFew(portions, await readStockOfDays(restaurantId, day));
  if (error) throw error;
}

/** @throws AppError `conflict`, with the names of the dishes or options that are marked as sold out */
export async function requireUnmarked(
  restaurantId: string,
  lines: readonly Omit<OrderedLine, "quantity">[],
): Promise<void> {
  const dishes = lines.flatMap(dishesOf);
  const [rows, goneOptions] = await Promise.all([
    db.soldOutDish.findMany({
      where: { restaurantId, dishId: { in: dishes.map(({ dishId }) => dishId) } },
      select: { dishId: true },
    }),
    db.soldOutOption.findMany({ where: { restaurantId }, select: { groupId: true, optionId: true } }),
  ]);
  const options = lines.flatMap((line) => line.options).filter((part) => isGone(goneOptions, part));
  if (rows.length === 0 && options.length === 0) return;
  throw soldOutError(
    dishes,
    rows.map(({ dishId }) => dishId),
    [...new Set(options.map(({ name }) => name))],
  );
}

/** @throws AppError `conflict` for dishes and options that are sold out, or of which more is wanted than is left today */
export async function requireAvailable(restaurantId: string, lines: readonly OrderedLine[]): Promise<void> {
  await requireUnmarked(restaurantId, lines);
  await requireStock(restaurantId, portionsOf(lines));
}
