import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { RECOVERY_CODES } from "./recovery-limits";

/** Crockford's Base32, without similar-looking characters. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
/** 80 random bits, for which a plain hash is enough. */
const LENGTH = 16;

const isCode = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Returns the code in canonical form; null if it can't be one. */
function normalise(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
  return isCode.test(code) ? code : null;
}

const hashOf = (userId: string, code: string) =>
  createHash("sha256").update(`${userId}:${code}`).digest("hex");

const makeCode = () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Replaces a user's recovery codes by ten new ones. @returns them, in groups of four */
export async function replaceRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, hash: hashOf(userId, code) })),
  });
  return codes.map((code) => code.replace(/(.{4})(?!$)/g, "$1-"));
}

/** Uses up a recovery code; of concurrent uses, one counts. @returns whether it was valid */
export async function takeRecoveryCode(userId: string, typed: string, database: Transaction = db) {
  const code = normalise(typed);
  if (!code) return false;
  const { count } = await database.recoveryCode.deleteMany({ where: { userId, hash: hashOf(userId, code) } });
  return count === 1;
}
