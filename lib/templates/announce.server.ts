import "server-only";
import type { Transaction } from "@/lib/db/client";
import { listen, notify } from "@/lib/db/notifications";
import { forgetActiveTemplate } from "./active.server";
import { TEMPLATE_CHANNEL } from "./schema";

/** Tells every instance, once the transaction is committed, that visitors are to see something else. */
export function announceChange(transaction: Transaction): Promise<void> {
  return notify(transaction, TEMPLATE_CHANNEL);
}

/** Calls back whenever visitors are to see something else, until the returned function is called. */
export function followChanges(listener: () => void): () => void {
  return listen(TEMPLATE_CHANNEL, () => {
    forgetActiveTemplate();
    listener();
  });
}
