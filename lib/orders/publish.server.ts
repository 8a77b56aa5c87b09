import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";

/** The notification channel for placed and changed orders. */
export const ORDERS_CHANNEL = "orders";

/**
 * Notifies all instances of a placed or changed order, after commit.
 * @param id the order's id, the payload; empty for a change that concerns the staff alone
 */
export function publishOrderChange(transaction: Transaction, id = ""): Promise<void> {
  return notify(transaction, ORDERS_CHANNEL, id);
}
