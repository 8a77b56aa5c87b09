import { POST as offer } from "@/app/api/account/authenticator/offer/route";
import { POST as addApp } from "@/app/api/account/authenticator/route";
import { POST as passkeyOptions } from "@/app/api/account/passkeys/options/route";
import { POST as addPasskey } from "@/app/api/account/passkeys/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { makeAuthenticator } from "./authenticator";
import { codeOf } from "./codes";

/** Adds an authenticator app. @returns its secret, and the recovery codes */
export async function turnAppOn(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post(offer, { token })).body.offer;
  const { status, body } = await post(addApp, { token, body: { secret, code: codeOf(secret) } });
  if (status !== 200) throw new Error(`The app was not turned on: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** Allows used codes again. */
export const clearAppSteps = () => db.authenticator.updateMany({ data: { lastStep: 0 } });

/** Ends all waits after failed attempts. */
export const clearWaits = () =>
  db.rateLimit.updateMany({ data: { blockedUntil: new Date(Date.now() - 1000) } });

/** Returns the body that a browser at `origin` sends for a new passkey. */
export async function newPasskey(token: string, origin: string, authenticator = makeAuthenticator(origin)) {
  return authenticator.register((await post(passkeyOptions, { token })).body.options);
}

/** Adds a passkey to an account. @returns its id */
export async function addedPasskey(token: string, origin: string): Promise<string> {
  const response = await newPasskey(token, origin);
  const { status, body } = await post(addPasskey, { token, body: { response } });
  if (status !== 200) throw new Error(`No passkey was added: ${JSON.stringify(body)}`);
  return response.id;
}
