import "server-only";
import { randomBytes } from "node:crypto";
import { signChallenge, verifyChallenge } from "@/lib/accounts/session-token";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type CountedAttempts, countAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";

/** The lifetime of a challenge, in seconds. */
export const CHALLENGE_SECONDS = 10 * 60;

/**
 * Makes a challenge for an authenticator. It is signed and names its purpose, so that unanswered challenges need no
 * storage and every instance can verify them.
 * @param purpose "sign-in", or the id of the session that adds a passkey
 */
export function makeChallenge(purpose: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  return signChallenge({ jti: randomBytes(16).toString("base64url"), for: purpose, exp });
}

/** Accepts only our own unexpired challenge for this purpose, and remembers its id. */
export function expectChallenge(purpose: string) {
  const expected = {
    id: "",
    async accept(encoded: string): Promise<boolean> {
      const claims = await verifyChallenge(Buffer.from(encoded, "base64url").toString());
      if (claims?.for !== purpose) return false;
      expected.id = claims.jti;
      return true;
    },
  };
  return expected;
}

/**
 * Marks a challenge as answered after its response was verified; of concurrent responses, one counts.
 * @throws AppError `conflict`
 */
export async function spendChallenge(id: string, database: Transaction = db) {
  const rule = { attempts: 1, windowSeconds: CHALLENGE_SECONDS };
  const [row] = await database.$queryRaw<CountedAttempts[]>(countAttempt(`passkey:challenge:${id}`, rule));
  if (row?.count === 1) return;
  throw new AppError("conflict", "This passkey answer was used already. Please try again.");
}
