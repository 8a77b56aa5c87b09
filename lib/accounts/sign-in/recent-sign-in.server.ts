import "server-only";
import { requireRoom } from "@/lib/accounts/password/hash-queue";
import { verifyPassword } from "@/lib/accounts/password/password";
import { factorsOf, secondStep, stepError, takeSecondStep } from "@/lib/accounts/second-factor/step.server";
import type { Session } from "@/lib/accounts/sessions/server";
import { takeBackoffAttempts } from "@/lib/platform/db/backoff";
import { db } from "@/lib/platform/db/client";
import { clearAttempts } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { ACCOUNT_WAITS } from "./attempts.server";
import type { Caller } from "./device";

/** How long a sign-in or a repeated password counts as recent, in milliseconds. */
const RECENT_MS = 5 * 60_000;

export function isRecentSignIn({ authenticatedAt }: Pick<Session, "authenticatedAt">): boolean {
  return Date.now() - authenticatedAt.getTime() <= RECENT_MS;
}

/** @throws AppError `forbidden` for who signed in by PIN: that opens the kitchen, and nothing can make it more */
function refusePin({ user }: Session) {
  if (!user.device) return;
  throw new AppError("forbidden", "A PIN is not enough for this. Sign in with your password.");
}

/**
 * Guards changes of credentials, users, secrets and the database against a stolen token: the user must have shown the
 * password, with a code where the account has one, or a passkey within the last five minutes.
 * @throws AppError `forbidden` with `needs: "password"`
 */
export function requireRecentSignIn(session: Session | null) {
  if (session) refusePin(session);
  if (session && isRecentSignIn(session)) return;
  throw new AppError("forbidden", "Enter your password again to continue.", { needs: "password" });
}

/**
 * Tries are counted per session: a stolen token can't guess faster than a stranger, and can't lock the owner out.
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

/** Notes that the user of a session has just shown who they are. @throws AppError `forbidden` for one by PIN */
export async function recordConfirmation(session: Session, hasSecondFactor: boolean) {
  refusePin(session);
  const { id } = session;
  const data = { authenticatedAt: new Date(), ...(hasSecondFactor && { hasSecondFactor }) };
  await db.session.updateMany({ where: { id }, data });
}

/**
 * Confirms who is using a session, by the password and, where the account has a second factor, a code.
 * @throws AppError `invalid`, with `needs` where the code is missing or wrong; `too-many-tries`, `unavailable`
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
 * Confirms the password in a form that changes it or the email address. A second factor must have been shown lately.
 * @throws AppError `invalid`, `too-many-tries`, `unavailable`; `forbidden` with `needs: "password"`
 */
export async function confirmPresentPassword(session: Session, password: string) {
  const hasStep = secondStep(await factorsOf(session.user)) !== null;
  if (hasStep) requireRecentSignIn(session);
  const key = await checkPassword(session, password);
  await clearAttempts([key]);
  if (!hasStep) await recordConfirmation(session, false);
}
