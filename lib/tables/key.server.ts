import "server-only";
import { randomBytes } from "node:crypto";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { createSecret, readSecrets } from "@/lib/secrets/server";

const SECRET = "table-codes-key";

const storedKey = cachedRead("key of table codes", async () => (await readSecrets([SECRET]))[SECRET] ?? null);

/**
 * Returns the key that signs the codes of tables. It is made once and stored encrypted, so that printed codes stay valid when
 * `AUTH_SECRET` is replaced; of two instances that make one, both use the stored one.
 * @throws Error if the stored key can't be decrypted with this `AUTH_SECRET`
 */
export async function signingKey(): Promise<string> {
  const stored = await storedKey.get();
  if (stored !== null) return stored;
  await createSecret(SECRET, randomBytes(32).toString("base64url"));
  const key = (await readSecrets([SECRET]))[SECRET];
  if (key === undefined) throw new Error("The key of table codes can’t be read with this AUTH_SECRET.");
  return key;
}
