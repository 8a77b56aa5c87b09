import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { MenuDraft, MenuVersion } from "@/lib/restaurants/answers";
import type { MenuContent } from "@/lib/restaurants/schema";
import { storeDraft } from "./drafts.server";
import { withoutLostPictures } from "./pictures.server";
import { lockMenu, parseMenu } from "./stored.server";

/** The number of versions kept per menu. */
export const MAX_MENU_VERSIONS = 50;

const versionFields = { version: true, author: true, createdAt: true, restoredFrom: true } as const;

type NewVersion = { version: number; content: MenuContent; author: string; restoredFrom: number | null };

/** Stores a publication under its number and deletes the oldest versions. An existing version is not changed. */
export async function storeVersion(transaction: Transaction, restaurantId: string, version: NewVersion) {
  await transaction.menuVersion.createMany({
    data: [{ restaurantId, ...version }],
    skipDuplicates: true,
  });
  await transaction.menuVersion.deleteMany({
    where: { restaurantId, version: { lte: version.version - MAX_MENU_VERSIONS } },
  });
}

/** Lists the versions of a menu, newest first. @throws AppError `not-found` */
export async function listMenuVersions(restaurantId: string): Promise<MenuVersion[]> {
  const restaurant = await db.restaurant.findUnique({
    where: { id: restaurantId },
    select: { versions: { select: versionFields, orderBy: { version: "desc" } } },
  });
  if (!restaurant) throw new AppError("not-found", "There is no such restaurant.");
  return restaurant.versions.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** @throws AppError `not-found` */
export async function requireMenuVersion(
  restaurantId: string,
  version: number,
  database: Transaction = db,
): Promise<MenuVersion & { content: MenuContent }> {
  const row = await database.menuVersion.findUnique({
    where: { restaurantId_version: { restaurantId, version } },
    select: { ...versionFields, content: true },
  });
  if (!row) throw new AppError("not-found", `There is no version ${version} of this menu.`);
  const content = parseMenu(row.content, { restaurantId, version });
  if (!content) throw new AppError("not-found", `Version ${version} of this menu can’t be read any more.`);
  return { ...row, content, createdAt: row.createdAt.toISOString() };
}

/**
 * Copies an earlier version into the draft; guests see it after it is published again.
 * @param author the email address of the editor
 * @param expectedVersion the draft's version that was edited; null overwrites any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` if its address is taken
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
