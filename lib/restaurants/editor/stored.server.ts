import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { storedDishOptions, storedOptionGroups } from "@/lib/restaurants/options/stored.server";
import { isDemo, restaurantPath } from "@/lib/restaurants/paths";
import { type MenuContent, menuContent } from "@/lib/restaurants/schema";
import { storedTerms } from "@/lib/restaurants/terms/stored.server";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { themeNamed } from "@/lib/restaurants/themes";
import { storedCategories } from "@/lib/restaurants/week/category-times.server";
import type { Prisma } from "@/prisma/client";

const restaurantFields = {
  slug: true,
  name: true,
  cuisine: true,
  tagline: true,
  theme: true,
  colour: true,
  headerPictureId: true,
  isOpen: true,
  terms: true,
  optionGroups: true,
  version: true,
} satisfies Prisma.RestaurantSelect;

const dishFields = {
  id: true,
  categoryId: true,
  name: true,
  description: true,
  priceCents: true,
  emoji: true,
  pictureId: true,
  popular: true,
  hidden: true,
  kinds: true,
  taxClass: true,
  allergens: true,
  optionGroups: true,
  sizePrices: true,
} satisfies Prisma.DishSelect;

/** Runs one query after the other, because a transaction has one connection. */
async function readRows(database: Transaction, restaurantId: string) {
  const row = await database.restaurant.findUnique({ where: { id: restaurantId }, select: restaurantFields });
  if (!row) throw new AppError("not-found", "There is no such restaurant.");
  const inOrder = { where: { restaurantId }, orderBy: { position: "asc" } } as const;
  const categories = await database.category.findMany({
    ...inOrder,
    select: { id: true, label: true, times: true },
  });
  const dishes = await database.dish.findMany({ ...inOrder, select: dishFields });
  return { ...row, categories, dishes };
}

function toContent(row: Awaited<ReturnType<typeof readRows>>): MenuContent {
  const { theme, headerPictureId, version: _, terms, optionGroups, categories, dishes, ...own } = row;
  return {
    restaurant: { ...own, ...storedTerms(terms), theme: themeNamed(theme), header: headerPictureId ?? "" },
    categories: storedCategories(categories),
    dishes: dishes.map(({ categoryId: category, pictureId, optionGroups, sizePrices, ...dish }) => ({
      ...dish,
      category,
      picture: pictureId ?? "",
      optionGroups: [],
      sizePrices: {},
      ...storedDishOptions({ optionGroups, sizePrices }),
    })),
    optionGroups: storedOptionGroups(optionGroups),
  };
}

/** Adds the fields that menus had not before there were terms and options. */
function withLaterFields(stored: unknown): unknown {
  const { restaurant, dishes, ...menu } = Object(stored);
  return {
    optionGroups: [],
    ...menu,
    restaurant: { ...demoTerms, ...restaurant },
    dishes: Array.isArray(dishes)
      ? dishes.map((dish) => ({ optionGroups: [], sizePrices: {}, ...dish }))
      : dishes,
  };
}

/** Parses a stored menu; logs a warning and returns null where it doesn't match the schema. */
export function parseMenu(
  stored: unknown,
  of: { restaurantId: string; version: number },
): MenuContent | null {
  const parsed = menuContent.safeParse(withLaterFields(stored));
  if (parsed.success) return parsed.data;
  log.warn({ ...of, at: parsed.error.issues[0]?.path.join(".") }, "A stored menu can't be read");
  return null;
}

export type StoredMenu = {
  menu: MenuDraft;
  published: MenuContent;
  /** The version that was restored into the draft. */
  restoredFrom: number | null;
};

/**
 * Reads the restaurant and its draft; the published menu replaces a missing or unreadable draft.
 * @throws AppError `not-found`
 */
export async function readMenu(database: Transaction, restaurantId: string): Promise<StoredMenu> {
  // Read first, so that a concurrent publication makes the version too old to be saved.
  const draft = await database.menuDraft.findUnique({ where: { restaurantId } });
  const row = await readRows(database, restaurantId);
  const content = toContent(row);
  const waiting = draft?.waits ? parseMenu(draft.content, { restaurantId, version: draft.version }) : null;
  return {
    published: content,
    restoredFrom: (waiting && draft?.restoredFrom) ?? null,
    menu: {
      id: restaurantId,
      path: restaurantPath({ id: restaurantId, slug: row.slug }),
      isDemo: isDemo(restaurantId),
      content: waiting ?? content,
      version: draft?.version ?? 0,
      waits: waiting !== null,
      publishedVersion: row.version,
      author: (waiting && draft?.author) ?? null,
      savedAt: (waiting && draft?.updatedAt.toISOString()) ?? null,
    },
  };
}

/**
 * Like `readMenu`, and locks the restaurant until the transaction ends.
 * @param expectedVersion the draft's version that was edited; null accepts any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile
 */
export async function lockMenu(
  transaction: Transaction,
  id: string,
  expectedVersion: number | null,
): Promise<StoredMenu> {
  await transaction.$queryRaw`SELECT FROM "Restaurant" WHERE "id" = ${id} FOR UPDATE`;
  const stored = await readMenu(transaction, id);
  if (expectedVersion !== null && expectedVersion !== stored.menu.version)
    throw new AppError("conflict", "Somebody else changed this menu in the meantime.");
  return stored;
}
