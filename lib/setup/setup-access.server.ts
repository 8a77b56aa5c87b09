import "server-only";
import { signSetupGrant, verifySetupGrant } from "@/lib/accounts/session-token";
import { db } from "@/lib/platform/db/client";
import { clearAttempts, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { requestCookie } from "@/lib/platform/http/cookies";
import { AppError } from "@/lib/platform/http/errors";
import { isFromSameMachine } from "@/lib/platform/http/same-machine";
import { randomId } from "@/lib/platform/runtime/random-id";
import { SETUP_CODE_HEADER, SETUP_COOKIE } from "./schema";
import { isSetupCode, setupCodeId } from "./setup-code";

/** The validity of the set-up cookie, in seconds. */
export const SETUP_GRANT_SECONDS = 12 * 60 * 60;

/** The limit of codes from one address. */
const CODE_RULE = { attempts: 10, windowSeconds: 15 * 60 };

export const setupCodeNeeded = () =>
  new AppError(
    "forbidden",
    "Setting up from another machine needs the set-up code that the server printed when it started.",
  );

async function setupState() {
  return db.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { isConfigured: true, resetId: true },
  });
}

async function isRightCode(given: string, address: string): Promise<boolean> {
  const key = `setup-code:${addressKey(address)}`;
  await takeAttempt([key], CODE_RULE);
  const { isConfigured, resetId } = await setupState();
  if (isConfigured || !isSetupCode(given, resetId)) return false;
  await clearAttempts([key]);
  return true;
}

/**
 * Checks a set-up code.
 * @returns the value of the set-up cookie
 * @throws AppError `forbidden` for a wrong code, `too-many-tries`
 */
export async function grantSetup(code: string, address: string): Promise<string> {
  if (!(await isRightCode(code, address))) {
    throw new AppError("forbidden", "That is not the set-up code.", {
      fields: { code: "Not the set-up code" },
    });
  }
  const { resetId } = await setupState();
  const exp = Math.floor(Date.now() / 1000) + SETUP_GRANT_SECONDS;
  return signSetupGrant({ codeId: setupCodeId(resetId), jti: randomId(), exp });
}

/** Returns whether a request comes from a browser on the same machine, or with a valid set-up cookie. */
export async function isKnownForSetup(headers: Headers): Promise<boolean> {
  if (isFromSameMachine(headers)) return true;
  const grant = await verifySetupGrant(requestCookie(headers, SETUP_COOKIE) ?? "");
  if (!grant) return false;
  const { isConfigured, resetId } = await setupState();
  return !isConfigured && grant.codeId === setupCodeId(resetId);
}

/**
 * Returns whether a request may set up an instance without an owner: from a known browser, or with the code in a
 * header.
 * @throws AppError `too-many-tries` after too many wrong codes
 */
export async function hasSetupAccess(headers: Headers, address: string): Promise<boolean> {
  if (await isKnownForSetup(headers)) return true;
  const code = headers.get(SETUP_CODE_HEADER);
  return code !== null && (await isRightCode(code, address));
}
