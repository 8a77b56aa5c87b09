import "server-only";
import { accountName, accountNameFields } from "@/lib/accounts/account-name";
import type { SessionMethod } from "@/lib/accounts/answers";
import { describeDevice } from "@/lib/accounts/sign-in/describe-device";
import type { ListedSession } from "@/lib/accounts/user-answers";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";

type Row = {
  id: string;
  method: SessionMethod;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
};

/**
 * Lists a user's active sessions, the last used first.
 * @param presentId the caller's session
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

/** Ends a user's sessions and records their number. */
function endWhere(userId: string, where: Prisma.SessionWhereInput): Promise<number> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.session.deleteMany({ where: { ...where, userId } });
    if (count === 0) return count;
    const user = await transaction.user.findUnique({ where: { id: userId }, select: accountNameFields });
    await recordChange(transaction, {
      action: "users:sign-out",
      target: { id: userId, label: user ? accountName(user) : "" },
      before: { sessions: count },
    });
    return count;
  });
}

/**
 * Ends one session of a user; ignores one that has ended.
 * @throws AppError `conflict` for the caller's session, which signs out instead
 */
export async function endSessionOf(userId: string, id: string, presentId: string) {
  if (id === presentId) throw new AppError("conflict", "This is the session you use. Sign out instead.");
  await endWhere(userId, { id });
}

/** Ends all sessions of a user except the caller's. */
export const endOtherSessions = (userId: string, presentId: string): Promise<number> =>
  endWhere(userId, { NOT: { id: presentId } });
