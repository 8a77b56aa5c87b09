import "server-only";
import { db } from "@/lib/platform/db/client";
import type { MailKind } from "./kinds";

/** The limit protects strangers: anybody may order, or reserve a table, with another person's address. */
const MAX_PER_HOUR = 10;

/** Returns whether an address may get another mail of some kinds, of which there is a limit in all. */
export async function mayReceive(recipient: string, kinds: readonly MailKind[]): Promise<boolean> {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "Mail"
    WHERE "kind" = ANY(${[...kinds]}) AND lower("recipient") = lower(${recipient})
      AND "state" = 'sent' AND "sentAt" > ${anHourAgo}`;
  return (row?.count ?? 0) < MAX_PER_HOUR;
}
