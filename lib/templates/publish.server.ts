import "server-only";
import type { Client } from "pg";
import type { Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";
import { TEMPLATE_CHANNEL } from "./change";

/** Notifies all instances, once the transaction is committed, that visitors see another template or version. */
export const publishChange = (transaction: Transaction | Client) => notify(transaction, TEMPLATE_CHANNEL);
