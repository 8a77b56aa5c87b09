import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { listen, listening, notify } from "@/lib/platform/db/notifications";

/** The notification channel for placed and changed orders. */
export const ORDERS_CHANNEL = "orders";

/** Notifies all instances, once the transaction is committed, of a placed or changed order. */
export function publishOrderChange(transaction: Transaction): Promise<void> {
  return notify(transaction, ORDERS_CHANNEL);
}

/** The notification channel for dishes that are sold out or back. */
export const MENUS_CHANNEL = "menus";

/** Notifies all instances, once the transaction is committed, of a changed menu. */
export function publishMenuChange(transaction: Transaction): Promise<void> {
  return notify(transaction, MENUS_CHANNEL);
}

type Follower = { onStart: () => void; onChange: () => void };

/**
 * Calls `onStart` once it listens, then `onChange` on every notification.
 * @returns the function that stops it
 */
export function subscribeToChannel(channel: string, { onStart, onChange }: Follower): () => void {
  let ended = false;
  const unlisten = listen(channel, onChange);
  void listening().then(() => ended || onStart());
  return () => {
    ended = true;
    unlisten();
  };
}
