import "server-only";
import { requireRoom } from "@/lib/accounts/password/hash-queue";
import { verifyPassword } from "@/lib/accounts/password/password";
import { factorsOf, secondStep, stepError, takeSecondStep } from "@/lib/accounts/second-factor/step.server";
import type { Session } from "@/lib/accounts/sessions/server";
import { takeBackoffAttempts } from "@/lib/platform/db/backoff";
import { db } from "@/lib/platform/db/client";
import { clearAttempts } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { ACCOUNT_WAITS } from "../sign-in/attempts.server";
import type { Caller } from "../sign-in/device";

/** Time for which an authentication counts as recent, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;

export function isRecentSignIn({ authenticatedAt }: Pick<Session, "authenticatedAt">): boolean {
  return Date.now() - authenticatedAt.getTime() <= MAX_AGE_MS;
}

/** @throws AppError `forbidden` for a session by PIN, which is limited to the kitchen */
function refusePin({ user }: Session) {
  if (!user.device) return;
  throw new AppError("forbidden", "A PIN is not enough for this. Sign in with your password.");
}

/**
 * Protects changes of credentials, users, secrets and the database against a stolen token: the user must have
 * authenticated by password (and code) or passkey within the last five minutes.
 * @throws AppError `forbidden` with `needs: "password"`
 */
export function requireRecentSignIn(session: Session | null) {
  if (session) refusePin(session);
  if (session && isRecentSignIn(session)) return;
  throw new AppError("forbidden", "Enter your password again to continue.", { needs: "password" });
}

/**
 * Counts attempts per session, so that a stolen token can neither guess faster than a stranger nor lock the owner
 * out.
 * @throws AppError `invalid`, `too-many-tries`, `unavailable`
 */
async function checkPassword(session: Session, password: string) {
  refusePin(session);
  const { id, user } = session;
  requireRoom("known");
  const key = `login:session:${id}`;
  await takeBackoffAttempts([{ key, waits: ACCOUNT_WAITS }]);
  const found = await db.user.findUnique({ where: { id: user.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(found?.passwordHash ?? null, password))) {
    throw new AppError("invalid", "That is not your password.", {
      fields: { password: "Not your password" },
    });
  }
  return key;
}

/** Records an authentication of the session's user. @throws AppError `forbidden` for a session by PIN */
export async function recordConfirmation(session: Session, hasSecondFactor: boolean) {
  refusePin(session);
  const { id } = session;
  const data = { authenticatedAt: new Date(), ...(hasSecondFactor && { hasSecondFactor }) };
  await db.session.updateMany({ where: { id }, data });
}

/**
 * Confirms the user of a session by password and, for accounts with a second factor, code.
 * @throws AppError `invalid`, with `needs` for a missing or wrong code; `too-many-tries`, `unavailable`
 */
export async function confirmPassword(
  session: Session,
  { password, code }: { password: string; code?: string | undefined },
  caller: Caller,
) {
  const key = await checkPassword(session, password);
  const step = await takeSecondStep(session.user, code, caller);
  if (step.kind !== "passed") throw stepError("invalid", step);
  await clearAttempts([key]);
  await recordConfirmation(session, step.means !== "password");
}

/**
 * Confirms the password in a form that changes it or the email address. Requires a recent second factor.
 * @throws AppError `invalid`, `too-many-tries`, `unavailable`; `forbidden` with `needs: "password"`
 */
export async function confirmPresentPassword(session: Session, password: string) {
  const hasStep = secondStep(await factorsOf(session.user)) !== null;
  if (hasStep) requireRecentSignIn(session);
  const key = await checkPassword(session, password);
  await clearAttempts([key]);
  if (!hasStep) await recordConfirmation(session, false);
}
