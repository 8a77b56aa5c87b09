import "server-only";
import type { PictureViews } from "@/lib/pictures/answers";
import { readPictureViews } from "@/lib/pictures/view.server";
import { type CachedRead, cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { storedDishOptions, usedOptionGroups } from "@/lib/restaurants/options/stored.server";
import { demoIds, restaurantPath } from "@/lib/restaurants/paths";
import { coded } from "@/lib/restaurants/refusal-codes";
import { storedTerms } from "@/lib/restaurants/terms/stored.server";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { themeNamed } from "@/lib/restaurants/themes";
import { storedCategories } from "@/lib/restaurants/week/category-times.server";
import type { Prisma } from "@/prisma/client";
import type { DishNames } from "./answers";
import type { Restaurant } from "./types";

/** The owner's restaurants, then the samples. */
export const inOwnersOrder: Prisma.RestaurantOrderByWithRelationInput[] = [
  { isSample: "asc" },
  { position: "asc" },
  { id: "asc" },
];

const fields = {
  id: true,
  slug: true,
  isOpen: true,
  name: true,
  cuisine: true,
  tagline: true,
  theme: true,
  colour: true,
  headerPictureId: true,
  terms: true,
  optionGroups: true,
  version: true,
  categories: { select: { id: true, label: true, times: true }, orderBy: { position: "asc" } },
  dishes: {
    where: { hidden: false },
    select: {
      id: true,
      categoryId: true,
      name: true,
      description: true,
      emoji: true,
      priceCents: true,
      popular: true,
      pictureId: true,
      kinds: true,
      taxClass: true,
      allergens: true,
      optionGroups: true,
      sizePrices: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.RestaurantSelect;

type Row = Prisma.RestaurantGetPayload<{ select: typeof fields }>;

const picturesOf = (rows: readonly Row[]) =>
  readPictureViews(
    rows
      .flatMap(({ headerPictureId, dishes }) => [headerPictureId, ...dishes.map((dish) => dish.pictureId)])
      .filter((id) => id !== null),
  );

function toRestaurant(row: Row, pictures: PictureViews): Restaurant {
  const { id, slug, isOpen, name, theme, headerPictureId, terms, optionGroups, version, ...others } = row;
  const { categories, dishes, ...own } = others;
  return {
    ...own,
    terms: storedTerms(terms),
    ...usedOptionGroups({ optionGroups, version }, dishes),
    ...(!isOpen && { closed: true }),
    restaurantId: id,
    path: restaurantPath({ id, slug }),
    theme: themeNamed(theme),
    header: pictures[headerPictureId ?? ""] ?? null,
    restaurantName: name,
    categories: storedCategories(categories),
    dishes: dishes.map(
      ({
        categoryId: category,
        pictureId,
        kinds,
        taxClass,
        allergens,
        optionGroups,
        sizePrices,
        ...dish
      }) => {
        const picture = pictures[pictureId ?? ""];
        return {
          ...dish,
          category,
          ...(kinds.length > 0 && { kinds }),
          ...(taxClass && { taxClass }),
          ...(allergens && { allergens }),
          ...storedDishOptions({ optionGroups, sizePrices }),
          ...(picture && { picture }),
        };
      },
    ),
  };
}

/** A published page stays reachable while its restaurant is closed; see `isPublished`. */
export const published = {
  OR: [{ isOpen: true }, { version: { gt: 1 } }, { id: { in: demoIds } }],
} satisfies Prisma.RestaurantWhereInput;

/** Every published restaurant, in the owner's order. */
export const publishedRestaurants = cachedRead("restaurants", async (): Promise<readonly Restaurant[]> => {
  const rows = await db.restaurant.findMany({
    where: published,
    orderBy: inOwnersOrder,
    select: fields,
  });
  const pictures = await picturesOf(rows);
  return rows.map((row) => toRestaurant(row, pictures));
});

export const isTakingOrders = ({ closed }: Restaurant) => !closed;

/** The published restaurants that take orders. */
export const openRestaurants: CachedRead<readonly Restaurant[]> = {
  get: async () => (await publishedRestaurants.get()).filter(isTakingOrders),
  known: async () => (await publishedRestaurants.known()).filter(isTakingOrders),
};

/** The ids of the restaurants that came with the product and were not renamed. */
const sampleRestaurants = cachedRead("sample restaurants", async (): Promise<ReadonlySet<string>> => {
  const rows = await db.restaurant.findMany({ where: { isSample: true }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
});

/** Returns whether a restaurant came with the product and was not renamed. */
export const isSample = async (restaurantId: string) => (await sampleRestaurants.known()).has(restaurantId);

/** The published restaurants that are no samples. */
export async function ownRestaurants(): Promise<readonly Restaurant[]> {
  const [restaurants, samples] = await Promise.all([publishedRestaurants.known(), sampleRestaurants.known()]);
  return restaurants.filter(({ restaurantId }) => !samples.has(restaurantId));
}

/** Returns the ids of restaurants whose orders are only trials: the samples, once the owner has published a restaurant. */
export async function trialRestaurants(): Promise<string[]> {
  const [own, samples] = await Promise.all([ownRestaurants(), sampleRestaurants.known()]);
  return own.length > 0 ? [...samples] : [];
}

/** The restaurants that take orders, for links to them: samples only if the owner has published no restaurant. */
export async function advertisedRestaurants(): Promise<readonly Restaurant[]> {
  const own = await ownRestaurants();
  return own.length > 0 ? own.filter(isTakingOrders) : openRestaurants.known();
}

/** The restaurants of the list at `/order`: the owner's, also closed ones; without any, the samples that take orders. */
export async function listedRestaurants(): Promise<readonly Restaurant[]> {
  const own = await ownRestaurants();
  return own.length > 0 ? own : openRestaurants.known();
}

/** Returns the currency of turnover: that of the owner's first restaurant, else of the first sample. */
export async function turnoverCurrency(): Promise<string> {
  const [own, all] = await Promise.all([ownRestaurants(), publishedRestaurants.known()]);
  return (own[0] ?? all[0])?.terms.currency ?? demoTerms.currency;
}

/** The ids of the published restaurants that take no orders. */
const closedRestaurants = cachedRead("closed restaurants", async (): Promise<ReadonlySet<string>> => {
  const rows = await db.restaurant.findMany({ where: { isOpen: false }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
});

/** Returns the published restaurant; null if it was never published. */
export async function findRestaurant(restaurantId: string): Promise<Restaurant | null> {
  const restaurants = await publishedRestaurants.known();
  return restaurants.find((restaurant) => restaurant.restaurantId === restaurantId) ?? null;
}

/** Returns the restaurant whose page has that path; null if none was published. */
export async function findRestaurantAt(path: string): Promise<Restaurant | null> {
  return (await publishedRestaurants.known()).find((restaurant) => restaurant.path === path) ?? null;
}

/** Lists the names of all restaurants and dishes, also of hidden ones. */
export function listDishNames(): Promise<DishNames> {
  return db.restaurant.findMany({
    orderBy: inOwnersOrder,
    select: {
      id: true,
      name: true,
      dishes: { select: { id: true, name: true }, orderBy: { position: "asc" } },
    },
  });
}

/** @throws AppError `invalid`: the restaurant is closed or unknown */
export async function refuseRestaurant(restaurantId: string | undefined): Promise<never> {
  const isClosed = restaurantId !== undefined && (await closedRestaurants.known()).has(restaurantId);
  const message = isClosed
    ? translatable("This restaurant takes no orders just now.")
    : translatable("Unknown restaurant");
  throw new AppError(
    "invalid",
    message,
    coded({ restaurantId: message }, isClosed ? "location_closed" : "not_found"),
  );
}

/** @throws AppError `invalid` for a closed or unknown restaurant */
export async function requireRestaurant(restaurantId: string): Promise<Restaurant> {
  const restaurant = await findRestaurant(restaurantId);
  return restaurant && isTakingOrders(restaurant) ? restaurant : await refuseRestaurant(restaurantId);
}

/** @throws AppError `invalid` if neither such a restaurant nor an order of it exists */
export async function requireRestaurantOfOrders(restaurantId: string): Promise<void> {
  if (await findRestaurant(restaurantId)) return;
  if (!(await db.order.findFirst({ where: { restaurantId }, select: { id: true } })))
    await requireRestaurant(restaurantId);
}

/** Returns the restaurant of an order, also if it was deleted. */
export const deletedRestaurant = (
  restaurant: Pick<Restaurant, "restaurantId" | "restaurantName">,
): Restaurant => ({
  ...restaurant,
  path: "/",
  theme: "plain",
  colour: "",
  header: null,
  terms: demoTerms,
  cuisine: "",
  tagline: "",
  categories: [],
  dishes: [],
});
