import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { authSecret, previousAuthSecret } from "./auth-secret";
import { decryptSecret, encryptSecret, type SecretKey, secretKey } from "./encrypt";

/** Returns the current key, and the previous one during a rotation. */
function secretKeys(): [SecretKey, ...SecretKey[]] {
  const previous = previousAuthSecret();
  return [secretKey(authSecret()), ...(previous ? [secretKey(previous)] : [])];
}

/** Encrypts a secret for a feature's own column, which `storedSecrets` must list. */
export const sealSecret = (name: string, text: string): string => encryptSecret(name, text, secretKeys()[0]);

/** Reverses `sealSecret`; null if this `AUTH_SECRET` can't decrypt the value, which is logged. */
export function openSecret(name: string, value: string): string | null {
  const text = decryptSecret(name, value, secretKeys());
  if (text === null) log.error({ secret: name }, "A stored secret can't be read with this AUTH_SECRET");
  return text;
}

/** The number of last characters shown, so that the owner recognises a secret. */
const SHOWN_CHARACTERS = 4;

/** Stores secrets by name; null removes one. */
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

/** Stores a secret unless there is one with this name. */
export async function createSecret(name: string, text: string): Promise<void> {
  const data = { name, value: sealSecret(name, text), ending: "" };
  await db.secret.createMany({ data, skipDuplicates: true });
}

/**
 * Returns the stored secrets of these names. Omits secrets encrypted with another `AUTH_SECRET`, and logs their names.
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

/** Returns the last characters of the stored secrets of these names. */
export async function describeSecrets(names: readonly string[]): Promise<Record<string, string>> {
  const where = { name: { in: [...names] } };
  const rows = await db.secret.findMany({ where, select: { name: true, ending: true } });
  return Object.fromEntries(rows.map(({ name, ending }) => [name, ending]));
}

/** Returns the name that binds the secret of an authenticator app to its user. */
export const authenticatorSecret = (userId: string) => `authenticator:${userId}`;

type StoredSecret = { name: string; value: string; replace: (value: string) => Promise<unknown> };

/** The name that links in queued mails are encrypted with. */
export const MAILED_LINK = "mailed link";
/** The lifetime of a link, in milliseconds; later its mail is not written any more. */
const MAILED_LINK_MS = 24 * 60 * 60_000;

/** Lists the encrypted links of mails that may still be sent. */
async function mailedLinks(database: Transaction): Promise<StoredSecret[]> {
  const createdAt = { gt: new Date(Date.now() - MAILED_LINK_MS) };
  const mails = await database.mail.findMany({
    where: { kind: "passwordLink", state: { not: "sent" }, createdAt },
    select: { id: true, about: true },
  });
  return mails.flatMap(({ id, about }) => {
    const { sealedUrl: value } = about as { sealedUrl?: string };
    const replace = (sealedUrl: string) =>
      database.mail.update({ where: { id }, data: { about: { sealedUrl } }, select: { id: true } });
    return value ? [{ name: MAILED_LINK, value, replace }] : [];
  });
}

/** Lists all encrypted values: those of names, and those in columns of features. */
async function storedSecrets(database: Transaction): Promise<StoredSecret[]> {
  const secrets = await database.secret.findMany({ select: { name: true, value: true } });
  const columns = await database.authenticator.findMany({ select: { userId: true, secret: true } });
  return [
    ...secrets.map(({ name, value }) => ({
      name,
      value,
      replace: (next: string) =>
        database.secret.update({ where: { name }, data: { value: next }, select: { name: true } }),
    })),
    ...columns.map(({ userId, secret }) => ({
      name: authenticatorSecret(userId),
      value: secret,
      replace: (next: string) =>
        database.authenticator.update({
          where: { userId },
          data: { secret: next },
          select: { userId: true },
        }),
    })),
    ...(await mailedLinks(database)),
  ];
}

/** Returns the names of all stored secrets that can't be decrypted with this `AUTH_SECRET`. */
export async function unreadableSecrets(): Promise<string[]> {
  const keys = secretKeys();
  const all = await storedSecrets(db);
  const lost = all.filter(({ name, value }) => decryptSecret(name, value, keys) === null);
  return [...new Set(lost.map(({ name }) => name))];
}

/**
 * Encrypts all stored secrets with the current key. The caller rolls the transaction back after an error.
 * @param from the keys that they may be encrypted with
 * @param options `keepsLost`: leaves secrets unchanged that none of the keys decrypts
 * @returns the number of encrypted secrets
 * @throws Error with the names of secrets that none of the keys decrypts
 */
export async function reencryptSecrets(
  transaction: Transaction,
  from: readonly SecretKey[],
  { keepsLost = false } = {},
): Promise<number> {
  await transaction.$executeRaw`LOCK TABLE "Secret", "Authenticator", "Mail" IN SHARE ROW EXCLUSIVE MODE`;
  const lost: string[] = [];
  const stored = await storedSecrets(transaction);
  for (const { name, value, replace } of stored) {
    const text = decryptSecret(name, value, from);
    if (text === null) lost.push(name);
    else await replace(sealSecret(name, text));
  }
  if (lost.length > 0 && !keepsLost) {
    throw new Error(`These can't be read with either secret: ${[...new Set(lost)].join(", ")}.`);
  }
  return stored.length - lost.length;
}

/**
 * Encrypts all stored secrets with the current key, in one transaction.
 * @returns the number of secrets
 * @throws Error with the names of secrets that neither the current nor the previous key decrypts; nothing is changed then
 */
export async function rotateSecrets(): Promise<number> {
  return db.$transaction(async (transaction) => {
    const count = await reencryptSecrets(transaction, secretKeys());
    await recordChange(transaction, { action: "secrets:rotate", after: { count } });
    return count;
  });
}
