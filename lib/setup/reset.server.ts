import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { signResetGrant, verifyResetGrant } from "@/lib/accounts/session-token";
import { requireRecentSignIn } from "@/lib/accounts/sessions/recent-sign-in.server";
import { findUser, type Session, verifyCredentials } from "@/lib/accounts/sessions/server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { recordChange } from "@/lib/audit/record.server";
import { may, roleNames } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ResetInput } from "./schema";
import { setupCodeNeeded } from "./setup-access.server";
import { setupCode } from "./setup-code";

/** The validity of the reset cookie, in seconds. */
export const RESET_GRANT_SECONDS = 30 * 60;

/** Returns whether a user may set the instance up again, and see where its data is stored. */
export const mayConfigure = (user: AuthUser | null | undefined): boolean =>
  user ? may(user.role, "configuration:write") : false;

/** Returns the claims of the cookie of the latest reset; null for any other. */
export async function validResetGrant(cookie: string | undefined) {
  const grant = cookie ? await verifyResetGrant(cookie) : null;
  if (!grant || !mayConfigure(await findUser(grant.sub))) return null;
  const row = await db.configuration.findUnique({ where: { id: 1 }, select: { resetId: true } });
  return row?.resetId === grant.resetId ? grant : null;
}

/**
 * Checks that a caller may take part in set-up, such as testing a connection: by the cookie of the latest reset, a
 * recent sign-in of an owner, or, while there is no owner, by `hasAccess`.
 * @returns the user who takes part; null while there is no owner
 * @throws AppError `unauthenticated`; `forbidden` if the sign-in is not recent, or there is no owner yet and the set-up
 *   code is missing
 */
export async function requireSetupAccess(
  session: Session | null,
  resetCookie: string | undefined,
  hasAccess: () => Promise<boolean>,
): Promise<AuthUser | null> {
  const grant = await validResetGrant(resetCookie);
  if (grant) return findUser(grant.sub);
  if (session && mayConfigure(session.user)) {
    requireRecentSignIn(session);
    return session.user;
  }
  const owner = await db.user.findFirst({ where: { role: "owner" }, select: { id: true } });
  if (owner) throw new AppError("unauthenticated", "Sign in as an administrator to reconfigure");
  if (!(await hasAccess())) throw setupCodeNeeded();
  return null;
}

/** Requires an owner's email and password, or a session with a recent sign-in. */
async function requireResetter(
  { email, password, code }: ResetInput,
  session: Session | null,
  caller: Caller,
): Promise<AuthUser> {
  const isProof = email !== undefined && password !== undefined;
  const user = isProof ? await verifyCredentials({ email, password, code }, caller) : session?.user;
  if (!user) throw new AppError("unauthenticated", "Sign in as an administrator to reconfigure");
  if (!mayConfigure(user)) {
    throw new AppError("forbidden", `Your role, ${roleNames[user.role]}, does not allow this.`);
  }
  if (!isProof && session) requireRecentSignIn(session);
  return user;
}

/**
 * Marks the instance as not configured, and keeps all its data.
 * @returns the value of the reset cookie
 * @throws AppError `unauthenticated` without an owner's session or email and password, `forbidden` without the
 *   permission, or if the session's sign-in is not recent
 */
export async function resetConfiguration(
  input: ResetInput,
  session: Session | null,
  caller: Caller,
): Promise<string> {
  const resetter = await requireResetter(input, session, caller);
  const resetId = randomId();
  await db.$transaction(async (transaction) => {
    await transaction.configuration.update({
      where: { id: 1 },
      data: { isConfigured: false, resetId },
      select: { id: true },
    });
    await recordChange(transaction, { action: "setup:reset", by: resetter });
  });
  setupCode(resetId);
  const exp = Math.floor(Date.now() / 1000) + RESET_GRANT_SECONDS;
  return signResetGrant({ sub: resetter.id, resetId, exp });
}
