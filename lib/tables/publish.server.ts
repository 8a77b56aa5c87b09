import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";

/** The notification channel for opened and closed tables, and for what their guests ask for. */
export const TABLES_CHANNEL = "tables";

/** Notifies all instances of a change at a table, after commit. */
export const publishTableChange = (transaction: Transaction): Promise<void> =>
  notify(transaction, TABLES_CHANNEL);
