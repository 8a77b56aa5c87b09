import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";

/** The notification channel for dishes that become sold out or available. */
export const MENUS_CHANNEL = "menus";

/** Notifies all instances of a changed menu, after commit. */
export function publishMenuChange(transaction: Transaction): Promise<void> {
  return notify(transaction, MENUS_CHANNEL);
}
