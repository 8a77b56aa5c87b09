import "server-only";
import type { Client } from "pg";
import type { Transaction } from "@/lib/platform/db/client";
import { listen, listening, notify } from "@/lib/platform/db/notifications";
import { log } from "@/lib/platform/log/log";
import { shownTemplate } from "./active.server";
import { TEMPLATE_CHANNEL } from "./change";

/** Notifies all instances, once the transaction is committed, that visitors see another template or version. */
export function publishChange(transaction: Transaction | Client): Promise<void> {
  return notify(transaction, TEMPLATE_CHANNEL);
}

type Follower = { onStart: (shown: string) => void; onChange: () => void };

/**
 * Calls `onStart` with what visitors see now, then `onChange` on every change. A page that shows something else than
 * it gets at the start has missed a change.
 * @returns the function that stops it
 */
export function subscribeToChanges({ onStart, onChange }: Follower): () => void {
  let ended = false;
  const unlisten = listen(TEMPLATE_CHANNEL, () => {
    onChange();
  });
  void listening()
    .then(shownTemplate)
    .then(
      (shown) => ended || onStart(shown),
      (error: unknown) => log.warn({ err: error }, "A page could not be notified of the active template"),
    );
  return () => {
    ended = true;
    unlisten();
  };
}
