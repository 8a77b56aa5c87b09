import "server-only";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type * as z from "zod";
import type { WaysChanged } from "@/lib/accounts/second-factor/answers";
import {
  expectChallenge,
  makeChallenge,
  spendChallenge,
} from "@/lib/accounts/second-factor/challenge.server";
import type { passkeyInput } from "@/lib/accounts/second-factor/schema";
import type { Session } from "@/lib/accounts/sessions/server";
import { selfOf } from "@/lib/accounts/users/own-account.server";
import { keepRequiredFactor, lockUser, recordNewFactor, signInWays } from "@/lib/accounts/users/ways.server";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import { refusedPasskey, requireSite, webAuthn } from "./sign-in.server";

/** The maximum number of passkeys per user. */
const MAX_PASSKEYS = 20;

const purposeOf = ({ id }: Session) => `register ${id}`;

const unknownPasskey = () => new AppError("not-found", "This passkey does not exist any more.");

/** Returns the options to create a passkey for this site. */
export async function passkeyOptions(session: Session): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const site = await requireSite();
  const { projectName } = await configurationState();
  const { id, email } = session.user;
  const known = await db.passkey.findMany({
    where: { userId: id, relyingParty: site.id },
    select: { id: true, transports: true },
  });
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: projectName || site.id,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    challenge: await makeChallenge(purposeOf(session)),
    timeout: 300_000,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

async function verifyRegistration(session: Session, response: RegistrationResponseJSON) {
  const site = await requireSite();
  const { verifyRegistrationResponse } = await webAuthn();
  const challenge = expectChallenge(purposeOf(session));
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.accept,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refusedPasskey("invalid");
  return { site, challenge: challenge.id, credential: verified.registrationInfo.credential };
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Stores a passkey created with `passkeyOptions`.
 * @throws AppError `invalid` for another site or session; `conflict` for a known passkey
 */
export async function addPasskey(
  session: Session,
  { response, name }: z.output<typeof passkeyInput>,
): Promise<WaysChanged> {
  const given = { ...response, clientExtensionResults: {} } as RegistrationResponseJSON;
  const { site, challenge, credential } = await verifyRegistration(session, given);
  const data = {
    id: credential.id,
    userId: session.user.id,
    relyingParty: site.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
    name: name ?? `Passkey of ${today()}`,
  };
  const add = db.$transaction(async (transaction) => {
    await spendChallenge(challenge, transaction);
    await lockUser(transaction, session.user.id);
    if ((await transaction.passkey.count({ where: { userId: session.user.id } })) >= MAX_PASSKEYS) {
      throw new AppError("conflict", `You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
    }
    await transaction.passkey.create({ data, select: { id: true } });
    await recordChange(transaction, {
      action: "users:add-passkey",
      target: selfOf(session),
      after: { name: data.name },
    });
    return recordNewFactor(transaction, session);
  });
  return add.catch((error: unknown) => {
    throw isTaken(error) ? new AppError("conflict", "This passkey is there already.") : error;
  });
}

/** Returns a passkey of the session's user, and locks the user. */
async function requirePasskey(transaction: Transaction, { user }: Session, id: string) {
  await lockUser(transaction, user.id);
  const passkey = await transaction.passkey.findFirst({
    where: { id, userId: user.id },
    select: { name: true },
  });
  if (!passkey) throw unknownPasskey();
  return passkey;
}

/** @throws AppError `not-found` */
export function renamePasskey(session: Session, id: string, name: string): Promise<WaysChanged> {
  return db.$transaction(async (transaction) => {
    const before = await requirePasskey(transaction, session, id);
    await transaction.passkey.update({ where: { id }, data: { name }, select: { id: true } });
    await recordChange(transaction, {
      action: "users:rename-passkey",
      target: selfOf(session),
      before,
      after: { name },
    });
    return { ways: await signInWays(session.user, transaction) };
  });
}

/** @throws AppError `not-found`; `conflict` for the last second factor of a user whose role requires one */
export function removePasskey(session: Session, id: string): Promise<WaysChanged> {
  return db.$transaction(async (transaction) => {
    const before = await requirePasskey(transaction, session, id);
    await transaction.passkey.delete({ where: { id }, select: { id: true } });
    await keepRequiredFactor(transaction, session.user);
    await recordChange(transaction, { action: "users:remove-passkey", target: selfOf(session), before });
    return { ways: await signInWays(session.user, transaction) };
  });
}
