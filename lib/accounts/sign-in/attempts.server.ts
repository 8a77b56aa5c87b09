import "server-only";
import { createHash } from "node:crypto";
import { type Lane, requireRoom } from "@/lib/accounts/password/hash-queue";
import { type BackoffSchedule, takeBackoffAttempts } from "@/lib/platform/db/backoff";
import { attemptsSoFar, clearAttempts, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { type Caller, knownDevice } from "./device";

const HOUR = 60 * 60;

/** For one account from one address, or from one known browser: about a hundred attempts a day. */
export const ACCOUNT_WAITS: BackoffSchedule = [0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900];
/** For whichever accounts from one address, as several people may share it. */
const ADDRESS_WAITS: BackoffSchedule = [0, 0, 0, 0, 5, 10, 20, 40, 60];
/** While an account is guessed at from many addresses: six attempts on the first day, then one a day from each. */
const ATTACKED_WAITS: BackoffSchedule = [0, HOUR / 4, HOUR, 4 * HOUR, 16 * HOUR, 24 * HOUR];

/** More failures of one account in a day than its owner makes, whatever the addresses. */
const ATTACKED_AFTER = 100;
/** They are only counted. */
const FAILURE_RULE = { attempts: Number.POSITIVE_INFINITY, windowSeconds: 24 * HOUR };

/**
 * Counts a try of a second factor before it is checked: who makes one has the password already, so that waits by address
 * would not do. A browser in which the user signed in before has a count of its own, and is kept out by nobody.
 * @returns the key, to be cleared once the code was right
 * @throws AppError `too-many-tries`
 */
export async function takeCodeAttempt(userId: string, caller: Caller): Promise<string> {
  const device = await knownDevice(caller, userId);
  const key = device ? `login:code:device:${device}` : `login:code:${userId}`;
  await takeBackoffAttempts([{ key, waits: ACCOUNT_WAITS }]);
  return key;
}

export type Attempt = {
  lane: Lane;
  /** Forgets the attempts: the password was right. */
  succeeded: () => Promise<unknown>;
  failed: () => Promise<unknown>;
};

/**
 * Counts a sign-in try before the password is checked. Tries count for account and address together, so nobody is
 * locked out by attempts from elsewhere. A known browser has a count of its own (OWASP, "Device cookies").
 * @param userId the account's id, where the account exists
 * @throws AppError `too-many-tries`; `unavailable` where the queue for hashing is full
 */
export async function takeSignInAttempt(
  email: string,
  userId: string | undefined,
  caller: Caller,
): Promise<Attempt> {
  const account = createHash("sha256").update(email).digest("base64url");
  const failures = `login:failures:${account}`;
  const failed = () => takeAttempt([failures], FAILURE_RULE);
  const device = await knownDevice(caller, userId);
  requireRoom(device ? "known" : "stranger");
  if (device) {
    const key = `login:device:${device}`;
    await takeBackoffAttempts([{ key, waits: ACCOUNT_WAITS }]);
    return { lane: "known", succeeded: () => clearAttempts([key]), failed };
  }
  const address = addressKey(caller.address);
  const isAttacked = (await attemptsSoFar(failures)) >= ATTACKED_AFTER;
  const counts = [
    { key: `login:account:${account}:${address}`, waits: isAttacked ? ATTACKED_WAITS : ACCOUNT_WAITS },
    { key: `login:address:${address}`, waits: ADDRESS_WAITS },
  ];
  await takeBackoffAttempts(counts);
  return { lane: "stranger", succeeded: () => clearAttempts(counts.map(({ key }) => key)), failed };
}
