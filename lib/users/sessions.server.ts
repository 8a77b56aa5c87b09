import "server-only";
import { describeDevice } from "@/lib/auth/describe-device";
import type { SessionMethod } from "@/lib/auth/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { ListedSession } from "./schema";

type Row = {
  id: string;
  method: SessionMethod;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
};

/**
 * The sessions of a user that have not ended, the last used first.
 * @param presentId the session that asks
 */
export async function listSessions(userId: string, presentId: string): Promise<ListedSession[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "Session"."id", "method"::text, "address", "userAgent", "createdAt", "lastUsedAt"
    FROM "Session" JOIN "Configuration" ON "Configuration"."id" = 1
    WHERE "userId" = ${userId} AND "expiresAt" > now()
      AND ("idleMinutes" = 0 OR "lastUsedAt" > now() - make_interval(mins => "idleMinutes"))
    ORDER BY "Session"."id" = ${presentId} DESC, "lastUsedAt" DESC LIMIT 200`;
  return rows.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isPresent: row.id === presentId,
  }));
}

/**
 * Ends one session of a user; one that has ended already is no error.
 * @throws AppError `conflict` for the session that asks, which signs out instead
 */
export async function endSessionOf(userId: string, id: string, presentId: string) {
  if (id === presentId) throw new AppError("conflict", "This is the session you use. Sign out instead.");
  await db.session.deleteMany({ where: { id, userId } });
}

/** Ends all sessions of a user but the one that asks. */
export async function endOtherSessions(userId: string, presentId: string): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { userId, NOT: { id: presentId } } });
  return count;
}
