import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { MenuDraft, MenuVersion } from "@/lib/restaurants/answers";
import type { MenuContent } from "@/lib/restaurants/schema";
import { storeDraft } from "./drafts.server";
import { withoutLostPictures } from "./pictures.server";
import { lockMenu, parseMenu } from "./stored.server";

/** How many publications are kept of each menu. */
export const MAX_MENU_VERSIONS = 50;

const versionFields = { version: true, author: true, createdAt: true, restoredFrom: true } as const;

type NewVersion = { version: number; content: MenuContent; author: string; restoredFrom: number | null };

/**
 * Keeps what was published under its number, and deletes the oldest versions. A version that is kept already stays as it
 * is.
 */
export async function storeVersion(transaction: Transaction, id: string, version: NewVersion) {
  await transaction.menuVersion.createMany({
    data: [{ restaurantId: id, ...version }],
    skipDuplicates: true,
  });
  await transaction.menuVersion.deleteMany({
    where: { restaurantId: id, version: { lte: version.version - MAX_MENU_VERSIONS } },
  });
}

/** Publications of a menu, newest first. @throws AppError `not-found` */
export async function listMenuVersions(id: string): Promise<MenuVersion[]> {
  const restaurant = await db.restaurant.findUnique({
    where: { id },
    select: { versions: { select: versionFields, orderBy: { version: "desc" } } },
  });
  if (!restaurant) throw new AppError("not-found", "There is no such restaurant.");
  return restaurant.versions.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** A menu as it was published under that number. @throws AppError `not-found` */
export async function requireMenuVersion(
  id: string,
  version: number,
  database: Transaction = db,
): Promise<MenuVersion & { content: MenuContent }> {
  const row = await database.menuVersion.findUnique({
    where: { restaurantId_version: { restaurantId: id, version } },
    select: { ...versionFields, content: true },
  });
  if (!row) throw new AppError("not-found", `There is no version ${version} of this menu.`);
  const content = parseMenu(row.content, { restaurant: id, version });
  if (!content) throw new AppError("not-found", `Version ${version} of this menu can't be read any more.`);
  return { ...row, content, createdAt: row.createdAt.toISOString() };
}

/**
 * Copies a former publication into the draft; guests see it once it is published again.
 * @param author the email address of who restores
 * @param expectedVersion the version of the draft that was edited; null overwrites any
 * @throws AppError `not-found`; `conflict` where another draft was saved meanwhile;
 * `invalid` where its address is taken meanwhile
 */
export function restoreMenuVersion(
  id: string,
  version: number,
  author: string,
  expectedVersion: number | null,
): Promise<MenuDraft> {
  return db.$transaction(async (transaction) => {
    const stored = await lockMenu(transaction, id, expectedVersion);
    const { content } = await requireMenuVersion(id, version, transaction);
    return storeDraft(transaction, stored, {
      content: await withoutLostPictures(transaction, content),
      author,
      action: "menus:restore",
      restoredFrom: version,
    });
  });
}
