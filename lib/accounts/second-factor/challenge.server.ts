import "server-only";
import { randomBytes } from "node:crypto";
import { signChallenge, verifyChallenge } from "@/lib/accounts/sessions/token";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type CountedAttempts, countAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";

/** For how long a challenge can be answered, in seconds. */
export const CHALLENGE_SECONDS = 10 * 60;

/**
 * A challenge for an authenticator. It is signed and says what it is for, so that nothing is stored for one that is
 * never answered, and every instance knows it.
 * @param purpose "sign-in", or the session that a passkey is made in
 */
export function makeChallenge(purpose: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  return signChallenge({ jti: randomBytes(16).toString("base64url"), for: purpose, exp });
}

/** The id of a challenge that we made for this; null where we did not, or it is over. */
export async function challengeId(encoded: string, purpose: string): Promise<string | null> {
  const claims = await verifyChallenge(Buffer.from(encoded, "base64url").toString());
  return claims?.for === purpose ? claims.jti : null;
}

/**
 * Marks a challenge as answered, once its answer has been verified: of several answers to it, one counts.
 * @throws AppError `conflict`
 */
export async function spendChallenge(id: string, database: Transaction = db) {
  const rule = { attempts: 1, windowSeconds: CHALLENGE_SECONDS };
  const [row] = await database.$queryRaw<CountedAttempts[]>(countAttempt(`passkey:challenge:${id}`, rule));
  if (row?.count === 1) return;
  throw new AppError("conflict", "This passkey answer was used already. Please try again.");
}
