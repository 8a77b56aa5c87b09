import "server-only";
import type { Means } from "@/lib/accounts/answers";
import { takeCodeAttempt } from "@/lib/accounts/sign-in/attempts.server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { db, type Transaction } from "@/lib/platform/db/client";
import { clearAttempts } from "@/lib/platform/db/rate-limit";
import { AppError, type Needs } from "@/lib/platform/http/errors";
import type { AuthUser } from "../schema";
import { takeRecoveryCode } from "./recovery-codes.server";
import { relyingParty } from "./relying-party";
import { takeAppCode } from "./totp.server";

/** The step after the password: a `code` of an app, a `passkey`, or none. */
export type SecondStep = Extract<Needs, "code" | "passkey"> | null;

type Factors = { app: boolean; passkeys: number; isRequired: boolean };

/** Returns the second factors of a user, without passkeys of other sites. */
export async function factorsOf(
  { id, role }: Pick<AuthUser, "id" | "role">,
  database: Transaction = db,
): Promise<Factors> {
  const [row] = await database.$queryRaw<
    (Omit<Factors, "passkeys"> & { hosts: string[]; siteAddress: string })[]
  >`
    SELECT EXISTS (SELECT FROM "Authenticator" WHERE "userId" = ${id}) AS "app",
      ARRAY (SELECT "relyingParty" FROM "Passkey" WHERE "userId" = ${id}) AS "hosts",
      coalesce(${role}::"Role" = ANY("secondFactorRoles"), false) AS "isRequired", "siteAddress"
    FROM "Configuration" WHERE "id" = 1`;
  if (!row) return { app: false, passkeys: 0, isRequired: false };
  const { app, hosts, isRequired, siteAddress } = row;
  const here = relyingParty(siteAddress)?.id;
  return { app, passkeys: hosts.filter((host) => host === here).length, isRequired };
}

/**
 * Returns the step after the password. A user with passkeys only also signs in by password alone, unless the role
 * requires a second factor.
 */
export function secondStep({ app, passkeys, isRequired }: Factors): SecondStep {
  if (app) return "code";
  return isRequired && passkeys > 0 ? "passkey" : null;
}

/** `passed`: the factor used, "password" without a second step. `asked`: no code was given. */
export type StepOutcome =
  | { kind: "passed"; means: Means }
  | { kind: "asked" | "wrong"; means: Means; needs: NonNullable<SecondStep>; message: string };

const questions = {
  code: "Enter the code from your authenticator app.",
  passkey: "Sign in with your passkey, or enter a recovery code.",
};

/**
 * Verifies the step after a right password: a code of the user's app or a recovery code. Attempts are limited per
 * account, from all addresses; a known browser has its own limit.
 * @throws AppError `too-many-tries`
 */
export async function takeSecondStep(
  user: Pick<AuthUser, "id" | "role">,
  code: string | undefined,
  caller: Caller,
  database: Transaction = db,
): Promise<StepOutcome> {
  const needs = secondStep(await factorsOf(user, database));
  if (needs === null) return { kind: "passed", means: "password" };
  if (code === undefined) return { kind: "asked", means: "password", needs, message: questions[needs] };
  const counted = await takeCodeAttempt(user.id, caller);
  const digits = code.replace(/\s/g, "");
  const means = /^\d{6}$/.test(digits) ? "app" : "recoveryCode";
  const isRight =
    means === "app"
      ? await takeAppCode(user.id, digits, database)
      : await takeRecoveryCode(user.id, code, database);
  if (!isRight) return { kind: "wrong", means, needs, message: "That code is not right, or has been used." };
  await clearAttempts([counted]);
  return { kind: "passed", means };
}

/** Returns the error for a failed second step. */
export function stepError(
  code: "unauthenticated" | "invalid",
  { kind, needs, message }: Exclude<StepOutcome, { kind: "passed" }>,
): AppError {
  return new AppError(code, message, { needs, ...(kind === "wrong" && { fields: { code: message } }) });
}
