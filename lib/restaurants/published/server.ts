import "server-only";
import type { PictureViews } from "@/lib/pictures/answers";
import { readPictureViews } from "@/lib/pictures/view.server";
import { type CachedRead, cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { demoIds, isDemo, restaurantPath } from "@/lib/restaurants/paths";
import { themeNamed } from "@/lib/restaurants/themes";
import type { Prisma } from "@/prisma/generated/client";
import type { Menu } from "./types";

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
  taxPercent: true,
  deliveryCents: true,
  categories: { select: { id: true, label: true }, orderBy: { position: "asc" } },
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
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.RestaurantSelect;

type Row = Prisma.RestaurantGetPayload<{ select: typeof fields }>;

/** The pictures of the menus, by their ids. */
const picturesOf = (rows: readonly Row[]) =>
  readPictureViews(
    rows
      .flatMap(({ headerPictureId, dishes }) => [headerPictureId, ...dishes.map((dish) => dish.pictureId)])
      .filter((id) => id !== null),
  );

function toMenu(row: Row, pictures: PictureViews): Menu {
  const { id, slug, isOpen, name, theme, headerPictureId, categories, dishes, ...own } = row;
  return {
    ...own,
    ...(!isOpen && { closed: true }),
    key: id,
    path: restaurantPath({ id, slug }),
    theme: themeNamed(theme),
    header: pictures[headerPictureId ?? ""] ?? null,
    restaurant: name,
    categories: categories.map(({ id: key, label }) => ({ key, label })),
    dishes: dishes.map(({ categoryId: category, pictureId, ...dish }) => {
      const picture = pictures[pictureId ?? ""];
      return { ...dish, category, ...(picture && { picture }) };
    }),
  };
}

/** As `isPublished` says: a page that guests have found once stays, also while its restaurant is closed. */
const published = {
  OR: [{ isOpen: true }, { version: { gt: 1 } }, { id: { in: demoIds } }],
} satisfies Prisma.RestaurantWhereInput;

/** Every restaurant that has a page for guests, in the owner's order. */
export const publishedRestaurants = cachedRead("restaurants", async (): Promise<readonly Menu[]> => {
  const rows = await db.restaurant.findMany({
    where: published,
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: fields,
  });
  const pictures = await picturesOf(rows);
  return rows.map((row) => toMenu(row, pictures));
});

const isTakingOrders = ({ closed }: Menu) => !closed;

/** Those of them that take orders. */
export const openRestaurants: CachedRead<readonly Menu[]> = {
  get: async () => (await publishedRestaurants.get()).filter(isTakingOrders),
  known: async () => (await publishedRestaurants.known()).filter(isTakingOrders),
};

/** The ids of those that take no orders just now. */
const closedRestaurants = cachedRead("closed restaurants", async (): Promise<ReadonlySet<string>> => {
  const rows = await db.restaurant.findMany({ where: { isOpen: false }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
});

/** The restaurant with that id, as guests see it; null where none was published. */
export async function findMenu(id: string): Promise<Menu | null> {
  return (await publishedRestaurants.known()).find(({ key }) => key === id) ?? null;
}

/** The restaurant whose page is at that path; null where none was published. */
export async function findMenuAt(path: string): Promise<Menu | null> {
  return (await publishedRestaurants.known()).find((menu) => menu.path === path) ?? null;
}

/**
 * The pages of the restaurants in the sitemap, and when each was published last. Closed samples are left out, as their
 * owner may have closed them for good.
 */
export async function restaurantsChangedAt(): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await db.restaurant.findMany({
    where: published,
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, slug: true, isOpen: true, updatedAt: true },
  });
  return rows
    .filter(({ id, isOpen }) => isOpen || !isDemo(id))
    .map(({ updatedAt: changedAt, ...row }) => ({ path: restaurantPath(row), changedAt }));
}

/** @throws AppError `invalid`: nothing can be ordered there, as it is closed, or there is no such restaurant */
export async function refuseMenu(id: string | undefined): Promise<never> {
  const isClosed = id !== undefined && (await closedRestaurants.known()).has(id);
  const message = isClosed ? "This restaurant takes no orders just now." : "Unknown menu";
  throw new AppError("invalid", message, { fields: { menu: message } });
}

/** @throws AppError `invalid` where there is no such restaurant, or it is closed */
export async function requireMenu(id: string): Promise<Menu> {
  const menu = await findMenu(id);
  return menu && isTakingOrders(menu) ? menu : await refuseMenu(id);
}

/** @throws AppError `invalid` where there neither is such a restaurant nor an order from one that was there once */
export async function requireMenuOfOrders(id: string): Promise<void> {
  if (await findMenu(id)) return;
  if (!(await db.order.findFirst({ where: { menu: id }, select: { id: true } }))) await requireMenu(id);
}

/** The restaurant of an order, also where guests no longer find it. */
export const closedMenu = ({ menu, restaurant }: { menu: string; restaurant: string }): Menu => ({
  key: menu,
  path: "/",
  theme: "plain",
  colour: "",
  header: null,
  taxPercent: 0,
  deliveryCents: 0,
  restaurant,
  cuisine: "",
  tagline: "",
  categories: [],
  dishes: [],
});
