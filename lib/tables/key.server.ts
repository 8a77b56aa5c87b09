import "server-only";
import { randomBytes } from "node:crypto";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { createSecret, readSecrets, writeSecrets } from "@/lib/secrets/server";

const SECRET = "table-codes-key";

type StoredKey = { text: string | null; isStored: boolean };

const storedKey = cachedRead("key of table codes", async (): Promise<StoredKey> => {
  const text = (await readSecrets([SECRET]))[SECRET] ?? null;
  return { text, isStored: text !== null || (await db.secret.count({ where: { name: SECRET } })) > 0 };
});

const newKey = () => randomBytes(32).toString("base64url");

/**
 * Returns the key that signs the codes of tables; null if it can't be decrypted with this `AUTH_SECRET`. It is made once and
 * stored encrypted, so that printed codes stay valid when `AUTH_SECRET` is replaced; of two instances that make one, both
 * use the stored one.
 */
export async function signingKey(): Promise<string | null> {
  const { text, isStored } = await storedKey.get();
  if (isStored) return text;
  await createSecret(SECRET, newKey());
  return (await readSecrets([SECRET]))[SECRET] ?? null;
}

/** Makes another key in place of one that can't be decrypted: the codes of all tables are not valid any more. */
export async function replaceLostKey(transaction: Transaction): Promise<void> {
  if ((await signingKey()) === null) await writeSecrets({ [SECRET]: newKey() }, transaction);
}
