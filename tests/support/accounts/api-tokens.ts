import { makeApiToken } from "@/lib/accounts/tokens/api-token";
import type { Permission } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { randomId } from "@/lib/platform/runtime/random-id";

/** Stores an API token of a user, without the checks for creating one. @returns the token */
export async function tokenWith(
  userId: string,
  scopes: readonly Permission[],
  expiresAt = new Date(Date.now() + 60_000),
): Promise<string> {
  const { token, hash, prefix } = makeApiToken();
  const data = { id: randomId(), userId, name: "Till", hash, prefix, scopes: [...scopes], expiresAt };
  await db.apiToken.create({ data, select: { id: true } });
  return token;
}
