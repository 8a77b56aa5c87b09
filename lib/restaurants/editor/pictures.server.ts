import "server-only";
import { PICTURE_IS_GONE } from "@/lib/pictures/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { MenuContent } from "@/lib/restaurants/schema";
import { pictureIdsOf } from "./preview";

/** Returns the picture fields of a menu; `path` is dotted, and `id` is empty without a picture. */
function pictureFields({ restaurant, dishes }: MenuContent): { path: string; id: string }[] {
  return [
    { path: "restaurant.header", id: restaurant.header },
    ...dishes.map(({ picture }, index) => ({ path: `dishes.${index}.picture`, id: picture })),
  ];
}

/** Returns which of the pictures are in the library, and locks them until the transaction ends. */
async function keepPictures(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Picture" WHERE "id" = ANY(${[...new Set(ids)]}) AND "inLibrary" FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

/** Returns the menu without pictures that were removed from the library. */
export async function withoutLostPictures(
  transaction: Transaction,
  content: MenuContent,
): Promise<MenuContent> {
  const there = await keepPictures(transaction, pictureIdsOf(content));
  const kept = (id: string) => (there.has(id) ? id : "");
  return {
    ...content,
    restaurant: { ...content.restaurant, header: kept(content.restaurant.header) },
    dishes: content.dishes.map((dish) => ({ ...dish, picture: kept(dish.picture) })),
  };
}

/**
 * Returns which of the pictures are not in the library; locks all others until the transaction ends.
 * @param known a menu whose pictures were checked before; null checks all
 */
export async function missingPictures(
  transaction: Transaction,
  ids: readonly string[],
  known: MenuContent | null,
): Promise<ReadonlySet<string>> {
  const before = new Set(known ? pictureIdsOf(known) : []);
  const added = ids.filter((id) => !before.has(id));
  const there = await keepPictures(transaction, added);
  return new Set(added.filter((id) => !there.has(id)));
}

/**
 * Locks the pictures of a menu in the library until the transaction ends.
 * @param known a menu whose pictures were checked before; null checks all
 * @throws AppError `invalid` with the fields whose pictures are not in the library
 */
export async function requirePictures(
  transaction: Transaction,
  content: MenuContent,
  known: MenuContent | null,
): Promise<void> {
  const missing = await missingPictures(transaction, pictureIdsOf(content), known);
  if (missing.size === 0) return;
  const wrong = pictureFields(content)
    .filter(({ id }) => missing.has(id))
    .slice(0, 100);
  throw new AppError("invalid", PICTURE_IS_GONE, {
    fields: Object.fromEntries(wrong.map(({ path }) => [path, PICTURE_IS_GONE])),
  });
}
