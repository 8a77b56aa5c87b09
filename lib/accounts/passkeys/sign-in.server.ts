import "server-only";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import {
  expectChallenge,
  makeChallenge,
  spendChallenge,
} from "@/lib/accounts/second-factor/challenge.server";
import type { Assertion } from "@/lib/accounts/second-factor/schema";
import { recordConfirmation } from "@/lib/accounts/sessions/recent-sign-in.server";
import { openSession, type Session, type VerifiedUser } from "@/lib/accounts/sessions/server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { recordSignIn } from "@/lib/accounts/sign-in/log.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { type RelyingParty, relyingParty } from "../second-factor/relying-party";

/** Loaded on first use. */
export const webAuthn = () => import("@simplewebauthn/server");

const SIGN_IN = "sign-in";

/** @throws AppError `conflict` if this site can't have passkeys */
export async function requireSite(): Promise<RelyingParty> {
  // Loads the settings, and with them the site's address.
  await configurationState();
  const site = relyingParty();
  if (site) return site;
  throw new AppError(
    "conflict",
    "Passkeys need HTTPS and a site address with a name, in the settings or SITE_URL.",
  );
}

export const refusedPasskey = (code: "unauthenticated" | "invalid") =>
  new AppError(
    code,
    "This passkey can’t be used here, or took too long. Please try again, or sign in another way.",
  );

/** Returns the options to sign in with any passkey of this site. */
export async function assertionOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const site = await requireSite();
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: await makeChallenge(SIGN_IN),
    timeout: 300_000,
    userVerification: "required",
  });
}

const findPasskey = (id: string, site: RelyingParty) =>
  db.passkey.findFirst({
    where: { id, relyingParty: site.id },
    select: {
      publicKey: true,
      counter: true,
      user: { select: { id: true, email: true, role: true, passwordHash: true } },
    },
  });
type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** @returns the id of the answered challenge, and the counter; null for an invalid response */
async function verify(response: Assertion, { publicKey, counter, user }: Found, site: RelyingParty) {
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== user.id) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const challenge = expectChallenge(SIGN_IN);
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge.accept,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id: response.id, publicKey, counter: Number(counter) },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ err: error, userId: user.id }, "A passkey was refused");
    return null;
  });
  if (!verified?.verified) return null;
  return { challenge: challenge.id, counter: verified.authenticationInfo.newCounter };
}

/**
 * Verifies a passkey: each response counts once, and a counter that doesn't grow reveals a copy (WebAuthn, section
 * 6.1.1).
 * @returns its user; null for an invalid response
 */
async function takePasskey(response: Assertion, address: string): Promise<VerifiedUser | null> {
  const site = await requireSite();
  const found = await findPasskey(response.id, site);
  if (!found?.user.passwordHash || !found.user.email) return null;
  const { email, passwordHash } = found.user;
  const verified = await verify(response, found, site);
  if (!verified) {
    await recordSignIn({ account: email, address, outcome: "refused", means: "passkey" });
    return null;
  }
  await spendChallenge(verified.challenge);
  const grows = verified.counter > 0 ? { counter: { lt: verified.counter } } : { counter: 0 };
  const { count } = await db.passkey.updateMany({
    where: { id: response.id, ...grows },
    data: { counter: verified.counter, lastUsedAt: new Date() },
  });
  return count === 1 ? { ...found.user, email, passwordHash, means: "passkey" } : null;
}

/**
 * Signs in by a passkey, which has two factors: the device and its unlocking.
 * @throws AppError `unauthenticated`; `conflict` for a response that was used already
 */
export async function signInByPasskey(response: Assertion, remember: boolean, caller: Caller) {
  const { address, place } = caller;
  const user = await takePasskey(response, address);
  if (!user) throw refusedPasskey("unauthenticated");
  const answer = await openSession(user, remember, { method: "passkey", place });
  await recordSignIn({ account: user.email, address, outcome: "signedIn", means: "passkey" });
  return answer;
}

/**
 * Confirms the user of a session by one of their passkeys.
 * @throws AppError `invalid`; `conflict` for a response that was used already
 */
export async function confirmByPasskey(session: Session, response: Assertion, address: string) {
  const user = await takePasskey(response, address);
  if (user?.id !== session.user.id) throw refusedPasskey("invalid");
  await recordConfirmation(session, true);
}
