import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { authSecret, previousAuthSecret } from "./auth-secret";
import { decryptSecret, encryptSecret, type SecretKey, secretKey } from "./encrypt";

/** The key in use, then the one before it while it is being rotated. */
function secretKeys(): [SecretKey, ...SecretKey[]] {
  const previous = previousAuthSecret();
  return [secretKey(authSecret()), ...(previous ? [secretKey(previous)] : [])];
}

/** Encrypts what a feature stores in a column of its own; `rotateSecrets` has to know that column. */
export const sealSecret = (name: string, text: string): string => encryptSecret(name, text, secretKeys()[0]);

/** What `sealSecret` made a value of; null where it can't be read with this `AUTH_SECRET`, which is logged. */
export function openSecret(name: string, value: string): string | null {
  const text = decryptSecret(name, value, secretKeys());
  if (text === null) log.error({ secret: name }, "A stored secret can't be read with this AUTH_SECRET");
  return text;
}

/** How many characters of a secret are shown, so that its owner knows which it is. */
const SHOWN_CHARACTERS = 4;

/** Stores secrets by their names; null removes one. */
export async function writeSecrets(
  secrets: Readonly<Record<string, string | null>>,
  database: Transaction = db,
): Promise<void> {
  const [key] = secretKeys();
  for (const [name, text] of Object.entries(secrets)) {
    if (text === null) await database.secret.deleteMany({ where: { name } });
    else {
      const row = { value: encryptSecret(name, text, key), ending: text.slice(-SHOWN_CHARACTERS) };
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
  const where = { name: { in: [...names] } };
  const rows = await database.secret.findMany({ where, select: { name: true, value: true } });
  const read = rows.flatMap(({ name, value }) => {
    const text = openSecret(name, value);
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

/** The name under which the secret of a user's authenticator app is sealed, so that it can't be another user's. */
export const authenticatorSecret = (userId: string) => `authenticator:${userId}`;

/** The encrypted columns of features. */
async function sealedColumns(transaction: Transaction) {
  const rows = await transaction.authenticator.findMany({ select: { userId: true, secret: true } });
  return rows.map(({ userId, secret }) => ({ userId, name: authenticatorSecret(userId), value: secret }));
}

/** The names of all stored secrets that can't be read with this `AUTH_SECRET`. */
export async function unreadableSecrets(): Promise<string[]> {
  const keys = secretKeys();
  const rows = await db.secret.findMany({ select: { name: true, value: true } });
  const all = [...rows, ...(await sealedColumns(db))];
  return all.filter(({ name, value }) => decryptSecret(name, value, keys) === null).map(({ name }) => name);
}

/**
 * Encrypts every stored secret anew with the present key.
 * @param from the keys that they may be encrypted with
 * @param options `keepsLost`: those that can be read with none of the keys stay as they are
 * @returns how many there are
 * @throws Error naming those that can be read with none of the keys; the transaction is to be rolled back then
 */
export async function reencryptSecrets(
  transaction: Transaction,
  from: readonly SecretKey[],
  { keepsLost = false } = {},
): Promise<number> {
  await transaction.$executeRaw`LOCK TABLE "Secret", "Authenticator" IN SHARE ROW EXCLUSIVE MODE`;
  const rows = await transaction.secret.findMany({ select: { name: true, value: true } });
  const sealed = await sealedColumns(transaction);
  const read = <Row extends { name: string; value: string }>(row: Row) => ({
    ...row,
    text: decryptSecret(row.name, row.value, from),
  });
  const isRead = <Row extends { text: string | null }>(row: Row): row is Row & { text: string } =>
    row.text !== null;
  const [allSecrets, allColumns] = [rows.map(read), sealed.map(read)];
  const lost = [...allSecrets, ...allColumns].filter((row) => !isRead(row)).map(({ name }) => name);
  if (lost.length > 0 && !keepsLost) {
    throw new Error(`These can't be read with either secret: ${lost.join(", ")}.`);
  }
  const [secrets, columns] = [allSecrets.filter(isRead), allColumns.filter(isRead)];
  await writeSecrets(Object.fromEntries(secrets.map(({ name, text }) => [name, text])), transaction);
  for (const { userId, name, text } of columns) {
    const data = { secret: sealSecret(name, text) };
    await transaction.authenticator.update({ where: { userId }, data, select: { userId: true } });
  }
  return secrets.length + columns.length;
}

/**
 * Encrypts every stored secret anew with the present key, in one transaction.
 * @returns how many there are
 * @throws Error naming those that can be read with neither the present nor the previous key; then nothing is changed
 */
export async function rotateSecrets(): Promise<number> {
  return db.$transaction(async (transaction) => {
    const count = await reencryptSecrets(transaction, secretKeys());
    await recordChange(transaction, { action: "secrets:rotate", after: { count } });
    return count;
  });
}
