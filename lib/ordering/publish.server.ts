import "server-only";
import type { Transaction } from "@/lib/db/client";
import { listen, listening, notify } from "@/lib/db/notifications";

/** Where instances tell each other that an order came or changed. */
export const ORDERS_CHANNEL = "orders";

/** Tells every instance, once the transaction is committed, that there is something new about orders. */
export function publishOrderChange(transaction: Transaction): Promise<void> {
  return notify(transaction, ORDERS_CHANNEL);
}

/** Where instances tell each other that a dish was sold out or came back. */
export const MENUS_CHANNEL = "menus";

/** Tells every instance, once the transaction is committed, that a menu is another. */
export function publishMenuChange(transaction: Transaction): Promise<void> {
  return notify(transaction, MENUS_CHANNEL);
}

type Follower = { onStart: () => void; onChange: () => void };

/** Tells once it listens, and then of every change on the channel, until the returned function is called. */
export function subscribeToChannel(channel: string, { onStart, onChange }: Follower): () => void {
  let ended = false;
  const unlisten = listen(channel, onChange);
  void listening().then(() => ended || onStart());
  return () => {
    ended = true;
    unlisten();
  };
}
