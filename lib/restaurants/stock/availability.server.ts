import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { dishesOf, withSoldOutDishes } from "@/lib/restaurants/options/combos";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import { type GoneOption, isGone, withSoldOutOptions } from "@/lib/restaurants/options/sold-out-options";
import type { ShownMenu } from "../published/answers";
import { shownDishes } from "../published/menu";
import { requireRestaurant } from "../published/server";
import type { Restaurant } from "../published/types";
import { coded } from "../refusal-codes";
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

function soldOutWords(names: readonly string[], isOnOtherDay: boolean, t: Translate): string {
  const values = { names: names.map((name) => t.shortText(name)).join(", ") };
  return isOnOtherDay
    ? t.count(
        names.length,
        {
          one: "{names} is sold out on that day. Please choose another day.",
          other: "{names} are sold out on that day. Please choose another day.",
        },
        values,
      )
    : t.count(names.length, { one: "{names} is sold out.", other: "{names} are sold out." }, values);
}

type OrderedLine = { dishId: string; name: string; quantity: number; options: readonly OptionPart[] };

/** The lines of an order, and their name in the body. */
type Lines = { lines: readonly OrderedLine[]; field: string };

/** @param words describes a dish or option that lacks; undefined for the others */
function lacking(
  message: Message,
  { lines, field }: Lines,
  words: (portion: Portion) => Message | undefined,
): AppError {
  const fields = lines.flatMap((line, index) =>
    portionsOf([line]).flatMap((portion): [string, Message][] => {
      const found = words(portion);
      const isDish = portion.groupId === "" && portion.itemId === line.dishId;
      return found ? [[`${field}.${index}.${isDish ? "id" : "chosen"}`, found]] : [];
    }),
  );
  return new AppError(
    "conflict",
    (t) => `${inWords(message, t)} ${t("Nothing was charged.")}`,
    coded(Object.fromEntries(fields), "out_of_stock"),
  );
}

function soldOut(of: Lines, isLacking: (portion: Portion) => boolean, isOnOtherDay = false): AppError {
  const names = portionsOf(of.lines)
    .filter(isLacking)
    .map(({ name }) => name);
  return lacking(
    (t) => soldOutWords([...new Set(names)], isOnOtherDay, t),
    of,
    (portion) => (isLacking(portion) ? (t) => soldOutWords([portion.name], isOnOtherDay, t) : undefined),
  );
}

/** Returns the error for sold-out dishes, or if there are none for sold-out options. */
export const soldOutError = (
  lines: readonly OrderedLine[],
  dishIds: readonly string[],
  options: readonly GoneOption[],
  field = "dishes",
): AppError =>
  soldOut({ lines, field }, ({ groupId, itemId }) =>
    dishIds.length > 0
      ? groupId === "" && dishIds.includes(itemId)
      : isGone(options, { groupId, optionId: itemId }),
  );

/** Returns the error for dishes and options of which fewer are left than wanted. */
function tooFew(of: Lines, stock: readonly StockState[]): AppError | null {
  const short = portionsOf(of.lines).flatMap(({ name, quantity, ...key }) => {
    const { left = quantity, isOfToday } = stock.find((one) => isSameItem(one, key)) ?? {};
    return left < quantity ? [{ ...key, name, left, isOfToday }] : [];
  });
  const [first] = short.filter(({ left }) => left > 0);
  const gone = short.filter(({ left }) => left === 0);
  const isOnOtherDay = gone.every(({ isOfToday }) => isOfToday);
  if (gone.length > 0)
    return soldOut(of, (portion) => gone.some((one) => isSameItem(one, portion)), isOnOtherDay);
  if (!first) return null;
  const words: Message = (t) => lackWords(t.shortText(first.name), first.left, t);
  return lacking(words, of, (portion) => (isSameItem(first, portion) ? words : undefined));
}

/** @throws AppError `conflict` if fewer are left of a counted dish or option than are ordered. @param day by default today */
export async function requireStock(
  restaurantId: string,
  lines: readonly OrderedLine[],
  { day, field = "dishes" }: { day?: string; field?: string } = {},
): Promise<void> {
  const error = tooFew({ lines, field }, await readStockOfDays(restaurantId, day));
  if (error) throw error;
}

/** @throws AppError `conflict`, with the names of the dishes or options that are marked as sold out */
export async function requireUnmarked(
  restaurantId: string,
  lines: readonly OrderedLine[],
  field: string,
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
    lines,
    rows.map(({ dishId }) => dishId),
    options,
    field,
  );
}

/** @throws AppError `conflict` for dishes and options that are sold out, or of which more is wanted than is left today */
export async function requireAvailable(
  restaurantId: string,
  lines: readonly OrderedLine[],
  field: string,
): Promise<void> {
  await requireUnmarked(restaurantId, lines, field);
  await requireStock(restaurantId, lines, { field });
}
