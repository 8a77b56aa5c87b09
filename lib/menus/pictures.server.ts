import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { MenuContent } from "./schema";

/** The fields of a menu that hold a picture, with its id; `path` is dotted. */
function pictureFields({ restaurant, dishes }: MenuContent): { path: string; id: string }[] {
  const all = [
    { path: "restaurant.header", id: restaurant.header },
    ...dishes.map(({ picture }, index) => ({ path: `dishes.${index}.picture`, id: picture })),
  ];
  return all.filter(({ id }) => id !== "");
}

/**
 * Keeps the pictures of a menu in the library until the transaction ends.
 * @param known a menu whose pictures were looked for before; null where all are new
 * @throws AppError `invalid` with the fields whose pictures are not in the library
 */
export async function requirePictures(
  transaction: Transaction,
  content: MenuContent,
  known: MenuContent | null,
): Promise<void> {
  const before = new Set(known ? pictureFields(known).map(({ id }) => id) : []);
  const added = pictureFields(content).filter(({ id }) => !before.has(id));
  if (added.length === 0) return;
  const ids = [...new Set(added.map(({ id }) => id))];
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Media" WHERE "id" = ANY(${ids}) AND "inLibrary" FOR KEY SHARE`;
  const there = new Set(rows.map(({ id }) => id));
  const missing = added.filter(({ id }) => !there.has(id));
  if (missing.length === 0) return;
  const message = "This picture is not in the library any more: choose another one.";
  throw new AppError("invalid", message, {
    fields: Object.fromEntries(missing.slice(0, 100).map(({ path }) => [path, message])),
  });
}
