import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { placeOf } from "@/lib/accounts/sign-in/place";
import type { Role } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { hashApiToken, isWholeApiToken } from "./api-token";

/** A call with an API token. `user` has the permissions that both the token and the role allow. */
export type ApiCall = { id: string; user: AuthUser; expiresAt: Date };

type Row = {
  id: string;
  name: string;
  scopes: string[];
  expiresAt: Date;
  lastUsedAt: Date | null;
  userId: string;
  email: string;
  role: Role;
};

/** The precision of a token's last use, in milliseconds: not every call writes it. */
const LAST_USED_PRECISION_MS = 60_000;

/** Tokens stay valid while the database refuses writes. */
async function recordUse(id: string, at: Date, address: string) {
  await db.$executeRaw`
    UPDATE "ApiToken" SET "lastUsedAt" = ${at}, "address" = ${address} WHERE "id" = ${id}`.catch(
    (error: unknown) => log.warn({ err: error }, "The last use of an API token could not be recorded"),
  );
}

/**
 * Looks up an API token with one indexed query; none for a malformed token.
 * @returns null for an unknown or expired token
 */
export async function authenticateApiToken(
  token: string,
  headers: Pick<Headers, "get">,
): Promise<ApiCall | null> {
  if (!isWholeApiToken(token)) return null;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT "ApiToken"."id", "name", "scopes", "expiresAt", "lastUsedAt", "userId",
      coalesce("email", '') AS "email", "role"::text
    FROM "ApiToken" JOIN "User" ON "User"."id" = "userId" WHERE "hash" = ${hashApiToken(token)}`;
  const now = new Date();
  if (!row || row.expiresAt <= now) return null;
  const unused = now.getTime() - (row.lastUsedAt?.getTime() ?? 0);
  if (unused >= LAST_USED_PRECISION_MS) await recordUse(row.id, now, placeOf(headers).address);
  const { id, name, scopes, userId, email, role, expiresAt } = row;
  return { id, user: { id: userId, email, role, token: { id, name, scopes } }, expiresAt };
}
