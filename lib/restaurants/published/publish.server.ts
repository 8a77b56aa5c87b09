import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";

/** The notification channel for dishes that are sold out or back. */
export const MENUS_CHANNEL = "menus";

/** Notifies all instances, once the transaction is committed, of a changed menu. */
export function publishMenuChange(transaction: Transaction): Promise<void> {
  return notify(transaction, MENUS_CHANNEL);
}
