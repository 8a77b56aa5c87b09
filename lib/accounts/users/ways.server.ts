import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import type { Session } from "@/lib/accounts/sessions/server";
import { endOthers, selfOf } from "@/lib/accounts/users/own-account.server";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { AuthenticatorOffer, SignInWays, WaysChanged } from "../second-factor/answers";
import { replaceRecoveryCodes } from "../second-factor/recovery-codes.server";
import { factorsOf } from "../second-factor/step.server";
import { offerAuthenticator, storeAuthenticator } from "../second-factor/totp.server";

/** Returns the user's ways to sign in besides the password. */
export async function signInWays(
  { id }: Pick<AuthUser, "id">,
  database: Transaction = db,
): Promise<SignInWays> {
  await configurationState();
  const site = relyingParty();
  const user = await database.user.findUniqueOrThrow({
    where: { id },
    select: {
      role: true,
      authenticator: { select: { createdAt: true } },
      passkeys: {
        orderBy: { createdAt: "asc" },
        select: { id: true, name: true, createdAt: true, lastUsedAt: true, relyingParty: true },
      },
      _count: { select: { recoveryCodes: true } },
    },
  });
  const { secondFactorRoles } = await database.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { secondFactorRoles: true },
  });
  return {
    app: user.authenticator?.createdAt.toISOString() ?? null,
    passkeys: user.passkeys.map(({ createdAt, lastUsedAt, relyingParty: host, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      elsewhere: host === site?.id ? null : host,
    })),
    recoveryCodes: user._count.recoveryCodes,
    isRequired: secondFactorRoles.includes(user.role),
    passkeyOrigin: site?.origin ?? null,
  };
}

/** Records a second factor that was set up in a session; the first one adds recovery codes. */
export async function recordNewFactor(transaction: Transaction, { id, user }: Session): Promise<WaysChanged> {
  await transaction.session.update({
    where: { id },
    data: { hasSecondFactor: true, authenticatedAt: new Date() },
    select: { id: true },
  });
  const known = await transaction.recoveryCode.count({ where: { userId: user.id } });
  const recoveryCodes = known > 0 ? null : await replaceRecoveryCodes(transaction, user.id);
  return { ways: await signInWays(user, transaction), ...(recoveryCodes && { recoveryCodes }) };
}

/** Makes a secret for an authenticator app; it is stored after a code was shown. */
export async function offerApp({ email }: AuthUser): Promise<AuthenticatorOffer> {
  const { projectName } = await configurationState();
  return offerAuthenticator(email, projectName);
}

/**
 * Adds an authenticator app, replacing an existing one, and ends the user's other sessions.
 * @throws AppError `invalid` for a wrong code
 */
export function addApp(session: Session, offered: { secret: string; code: string }): Promise<WaysChanged> {
  return db.$transaction(async (transaction) => {
    const { secret, code: token } = offered;
    await lockUser(transaction, session.user.id);
    await storeAuthenticator(transaction, session.user.id, { secret, token });
    await endOthers(transaction, session);
    await recordChange(transaction, { action: "users:add-app", target: selfOf(session) });
    return recordNewFactor(transaction, session);
  });
}

/**
 * Checks that a user whose role requires a second factor keeps one, and deletes recovery codes of a user without
 * one.
 * @throws AppError `conflict`
 */
export async function keepRequiredFactor(transaction: Transaction, user: AuthUser) {
  const { app, passkeys, isRequired } = await factorsOf(user, transaction);
  if (app || passkeys > 0) return;
  if (isRequired) {
    throw new AppError(
      "conflict",
      "Your role needs a second factor. Set up another one before removing this.",
    );
  }
  const where = { userId: user.id };
  if ((await transaction.passkey.count({ where })) === 0)
    await transaction.recoveryCode.deleteMany({ where });
}

/** Serializes changes of a user's factors, so that two concurrent removals can't leave none. */
export async function lockUser(transaction: Transaction, id: string) {
  await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${id} FOR UPDATE`;
}

/**
 * Removes the authenticator app.
 * @throws AppError `conflict` for the last second factor of a user whose role requires one
 */
export function removeApp(session: Session): Promise<WaysChanged> {
  const { user } = session;
  return db.$transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const { count } = await transaction.authenticator.deleteMany({ where: { userId: user.id } });
    if (count === 0) throw new AppError("conflict", "There is no authenticator app to turn off.");
    await keepRequiredFactor(transaction, user);
    await recordChange(transaction, { action: "users:remove-app", target: selfOf(session) });
    return { ways: await signInWays(user, transaction) };
  });
}

/**
 * Replaces the recovery codes by ten new ones.
 * @throws AppError `conflict` without a second factor
 */
export function newRecoveryCodes(session: Session): Promise<WaysChanged> {
  const { user } = session;
  return db.$transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const { app, passkeys } = await factorsOf(user, transaction);
    if (!app && passkeys === 0) {
      throw new AppError("conflict", "Set up an authenticator app or a passkey first.");
    }
    const recoveryCodes = await replaceRecoveryCodes(transaction, user.id);
    await recordChange(transaction, { action: "users:recovery-codes", target: selfOf(session) });
    return { ways: await signInWays(user, transaction), recoveryCodes };
  });
}
