import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/db/client";
import { log } from "@/lib/log";
import { authSecret, previousAuthSecret } from "./auth-secret";
import { decryptSecret, encryptSecret, type SecretKey, secretKey } from "./encrypt";

/** The key in use, then the one before it while it is being rotated. */
function secretKeys(): [SecretKey, ...SecretKey[]] {
  const previous = previousAuthSecret();
  return [secretKey(authSecret()), ...(previous ? [secretKey(previous)] : [])];
}

/** How many characters of a secret are shown, so that its owner knows which it is. */
const SHOWN = 4;

/** Stores secrets by their names; null removes one. */
export async function writeSecrets(
  secrets: Readonly<Record<string, string | null>>,
  database: Transaction = db,
): Promise<void> {
  const [key] = secretKeys();
  for (const [name, text] of Object.entries(secrets)) {
    if (text === null) await database.secret.deleteMany({ where: { name } });
    else {
      const row = { value: encryptSecret(name, text, key), ending: text.slice(-SHOWN) };
      await database.secret.upsert({
        where: { name },
        create: { name, ...row },
        update: row,
        select: { name: true },
      });
    }
  }
}

/**
 * The secrets of these names that are stored and can be read. One that can't, as it was encrypted with another
 * `AUTH_SECRET`, counts as none and is logged by its name.
 */
export async function readSecrets<Name extends string>(
  names: readonly Name[],
  database: Transaction = db,
): Promise<Partial<Record<Name, string>>> {
  const keys = secretKeys();
  const where = { name: { in: [...names] } };
  const rows = await database.secret.findMany({ where, select: { name: true, value: true } });
  const read = rows.flatMap(({ name, value }) => {
    const text = decryptSecret(name, value, keys);
    if (text === null) log.error({ secret: name }, "A stored secret can't be read with this AUTH_SECRET");
    return text === null ? [] : [[name, text]];
  });
  return Object.fromEntries(read) as Partial<Record<Name, string>>;
}

/** The last characters of each of these secrets that is stored. */
export async function describeSecrets(names: readonly string[]): Promise<Record<string, string>> {
  const where = { name: { in: [...names] } };
  const rows = await db.secret.findMany({ where, select: { name: true, ending: true } });
  return Object.fromEntries(rows.map(({ name, ending }) => [name, ending]));
}

/**
 * Encrypts every stored secret anew with the present key, in one transaction.
 * @returns how many there are
 * @throws Error naming those that can be read with neither the present nor the previous key; then nothing is changed
 */
export async function rotateSecrets(): Promise<number> {
  const keys = secretKeys();
  return db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Secret" IN SHARE ROW EXCLUSIVE MODE`;
    const rows = await transaction.secret.findMany({ select: { name: true, value: true } });
    const read = rows.map(({ name, value }) => ({ name, text: decryptSecret(name, value, keys) }));
    const lost = read.filter(({ text }) => text === null).map(({ name }) => name);
    if (lost.length > 0) throw new Error(`These can't be read with either secret: ${lost.join(", ")}.`);
    await writeSecrets(Object.fromEntries(read.map(({ name, text }) => [name, text])), transaction);
    await recordChange(transaction, { action: "secrets:rotate", after: { count: rows.length } });
    return rows.length;
  });
}
