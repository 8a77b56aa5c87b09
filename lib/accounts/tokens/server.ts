import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { recordChange, recordChanges } from "@/lib/audit/record.server";
import { may, type Scope } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ListedToken } from "./answers";
import { makeApiToken } from "./api-token";
import { MAX_TOKENS } from "./limits";
import type { TokenInput } from "./schema";

const DAY_MS = 24 * 60 * 60_000;

const listedFields = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  address: true,
  user: { select: { id: true, email: true, role: true } },
} as const;

const changedFields = { id: true, name: true, scopes: true, expiresAt: true } as const;

const recorded = ({ name, scopes, expiresAt }: { name: string; scopes: string[]; expiresAt: Date }) => ({
  name,
  scopes,
  expiresAt: expiresAt.toISOString(),
});

/** Limits access to the user's own tokens, unless their role manages users. */
const within = ({ id, role }: AuthUser) => (may(role, "users:write") ? {} : { userId: id });

/** Lists the API tokens that the user may manage, newest first, including those expired for less than a month. */
export async function listTokens(asker: AuthUser): Promise<ListedToken[]> {
  const rows = await db.apiToken.findMany({
    where: within(asker),
    orderBy: { createdAt: "desc" },
    take: 500,
    select: listedFields,
  });
  return rows.map(({ user, createdAt, expiresAt, lastUsedAt, ...row }) => ({
    ...row,
    scopes: row.scopes as Scope[],
    lostScopes: (row.scopes as Scope[]).filter((scope) => !may(user.role, scope)),
    owner: user.email ?? "",
    isOwn: user.id === asker.id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Makes an API token for its user.
 * @returns the token, of which only a hash is stored
 * @throws AppError `invalid` for a scope that the role lacks, `conflict` if there are too many
 */
export async function makeToken({ id, role }: AuthUser, input: TokenInput): Promise<string> {
  const lacking = input.scopes.find((scope) => !may(role, scope));
  if (lacking) {
    throw new AppError("invalid", `Your role does not allow ${lacking}.`, {
      fields: { scopes: `Your role does not allow ${lacking}` },
    });
  }
  const { token, hash, prefix } = makeApiToken();
  const { name, scopes, days } = input;
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  await db.$transaction(async (transaction) => {
    // Serializes concurrent calls, so that each counts the others' tokens.
    await transaction.$queryRaw`SELECT FROM "User" WHERE "id" = ${id} FOR UPDATE`;
    if ((await transaction.apiToken.count({ where: { userId: id } })) >= MAX_TOKENS) {
      throw new AppError("conflict", `You have ${MAX_TOKENS} tokens. Revoke one that nothing uses.`);
    }
    const made = await transaction.apiToken.create({
      data: { id: randomId(), userId: id, name, hash, prefix, scopes, expiresAt },
      select: changedFields,
    });
    await recordChange(transaction, {
      action: "tokens:make",
      target: { id: made.id, label: name },
      after: recorded(made),
    });
  });
  return token;
}

const ofUser = (userId: string) => ({ userId, expiresAt: { gt: new Date() } });

/** Counts the valid API tokens of a user. */
export const countTokens = (userId: string): Promise<number> => db.apiToken.count({ where: ofUser(userId) });

/** Revokes all valid API tokens of a user. @returns their number */
export function revokeTokensOf(userId: string): Promise<number> {
  return db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
    const tokens = await transaction.apiToken.findMany({ where: ofUser(userId), select: changedFields });
    if (tokens.length === 0) return 0;
    await transaction.apiToken.deleteMany({ where: { id: { in: tokens.map(({ id }) => id) } } });
    const entries = tokens.map((token) => ({
      action: "tokens:revoke" as const,
      target: { id: token.id, label: token.name },
      before: recorded(token),
    }));
    await recordChanges(transaction, entries);
    return tokens.length;
  });
}

/** Revokes a token immediately; ignores a missing one. */
export async function revokeToken(asker: AuthUser, id: string) {
  await db.$transaction(async (transaction) => {
    const where = { id, ...within(asker) };
    const revoked = await transaction.apiToken.findFirst({ where, select: changedFields });
    if (!revoked || (await transaction.apiToken.deleteMany({ where })).count === 0) return;
    await recordChange(transaction, {
      action: "tokens:revoke",
      target: { id, label: revoked.name },
      before: recorded(revoked),
    });
  });
}
