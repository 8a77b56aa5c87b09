import "server-only";
import { takeBackoffAttempts } from "@/lib/db/backoff";
import { db } from "@/lib/db/client";
import { clearAttempts } from "@/lib/db/rate-limit";
import { AppError } from "@/lib/http/errors";
import { ACCOUNT_WAITS } from "./attempts.server";
import { requireRoom } from "./hash-queue";
import { verifyPassword } from "./password";
import type { Session } from "./server";

/** For how long a sign-in, or the password shown again, is enough for what is sensitive, in milliseconds. */
const RECENT = 5 * 60_000;

export function isRecentSignIn({ authenticatedAt }: Pick<Session, "authenticatedAt">): boolean {
  return Date.now() - authenticatedAt.getTime() <= RECENT;
}

/**
 * Guards changes of credentials, users, secrets and the database against a stolen token: the password must have been
 * entered within the last five minutes.
 * @throws AppError `forbidden` with `needs: "password"`
 */
export function requireRecentSignIn(session: Session) {
  if (isRecentSignIn(session)) return;
  throw new AppError("forbidden", "Enter your password again to continue.", { needs: "password" });
}

/**
 * Confirms the password of a session's user. Tries are counted per session: a stolen token can't guess faster than a
 * stranger, and can't lock the owner out.
 * @throws AppError `invalid`, `too-many-tries`, `unavailable`
 */
export async function confirmPassword({ id, user }: Session, password: string) {
  requireRoom("known");
  const key = `login:session:${id}`;
  await takeBackoffAttempts([{ key, waits: ACCOUNT_WAITS }]);
  const found = await db.user.findUnique({ where: { id: user.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(found?.passwordHash ?? null, password))) {
    throw new AppError("invalid", "That is not your password.", {
      fields: { password: "Not your password" },
    });
  }
  await clearAttempts([key]);
  await db.session.updateMany({ where: { id }, data: { authenticatedAt: new Date() } });
}
