import "server-only";
import type { Transaction } from "@/lib/db/client";
import { notify } from "@/lib/db/notifications";

/** Where instances tell each other that an order came or changed. */
export const ORDERS_CHANNEL = "orders";

/** Tells every instance, once the transaction is committed, that there is something new about orders. */
export function announceOrders(transaction: Transaction): Promise<void> {
  return notify(transaction, ORDERS_CHANNEL);
}
