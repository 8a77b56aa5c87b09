import "server-only";
import type { AuditAction } from "@/lib/audit/actions";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { MenuDraft } from "@/lib/restaurants/answers";
import type { MenuContent } from "@/lib/restaurants/schema";
import { requirePublishable } from "./check.server";
import { isSameMenu } from "./merge";
import { lockMenu, readMenu, type StoredMenu } from "./stored.server";

type DraftAction = Extract<AuditAction, "menus:save" | "menus:import" | "menus:restore">;

/** @throws AppError `not-found` */
export async function getMenu(restaurantId: string): Promise<MenuDraft> {
  return (await readMenu(db, restaurantId)).menu;
}

type NewDraft = {
  content: MenuContent;
  author: string;
  action: DraftAction;
  /** The version that was restored into the draft. */
  restoredFrom?: number;
};

/** Stores `content` as the draft unless it equals the draft. Requires a transaction that has locked the menu. */
export async function storeDraft(
  transaction: Transaction,
  { menu, published }: StoredMenu,
  { content, author, action, restoredFrom }: NewDraft,
): Promise<MenuDraft> {
  if (isSameMenu(menu.content, content)) return menu;
  const { id: restaurantId } = menu;
  await requirePublishable(transaction, restaurantId, content, menu.content);
  const draft = { version: menu.version + 1, content, author, waits: true };
  const data = { ...draft, restoredFrom: restoredFrom ?? null };
  const { updatedAt } = await transaction.menuDraft.upsert({
    where: { restaurantId },
    create: { restaurantId, ...data },
    update: data,
    select: { updatedAt: true },
  });
  await recordChange(transaction, {
    action,
    target: { id: restaurantId, label: published.restaurant.name },
    before: menu.content,
    after: content,
  });
  return { ...menu, ...draft, savedAt: updatedAt.toISOString() };
}

/**
 * Saves the draft of a menu; guests don't see it before it is published.
 * @param author the email address of the editor
 * @param expectedVersion the draft's version that was edited; null overwrites any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` if a picture is not in
 *   the library
 */
export function saveDraft(
  restaurantId: string,
  content: MenuContent,
  author: string,
  expectedVersion: number | null,
): Promise<MenuDraft> {
  return db.$transaction(async (transaction) => {
    const stored = await lockMenu(transaction, restaurantId, expectedVersion);
    return storeDraft(transaction, stored, { content, author, action: "menus:save" });
  });
}

/** Removes the draft's content; increases its version, so that saves over an older version conflict. */
export const emptyDraft = (transaction: Transaction, restaurantId: string, author: string) =>
  transaction.menuDraft.update({
    where: { restaurantId },
    data: { version: { increment: 1 }, content: {}, waits: false, author, restoredFrom: null },
  });

/**
 * Discards the draft.
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile, or there is none
 */
export function discardDraft(
  restaurantId: string,
  author: string,
  expectedVersion: number | null,
): Promise<MenuDraft> {
  return db.$transaction(async (transaction) => {
    const { menu, published } = await lockMenu(transaction, restaurantId, expectedVersion);
    if (!menu.waits) throw new AppError("conflict", "There is no draft to discard.");
    await emptyDraft(transaction, restaurantId, author);
    await recordChange(transaction, {
      action: "menus:discard",
      target: { id: restaurantId, label: published.restaurant.name },
      before: menu.content,
      after: published,
    });
    return (await readMenu(transaction, restaurantId)).menu;
  });
}
