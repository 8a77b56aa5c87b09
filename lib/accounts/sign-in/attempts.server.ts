import "server-only";
import { createHash } from "node:crypto";
import { type Lane, requireRoom } from "@/lib/accounts/password/hash-queue";
import { type BackoffSchedule, takeBackoffAttempts } from "@/lib/platform/db/backoff";
import { attemptsSoFar, clearAttempts, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { type Caller, knownDevice } from "./device";

const HOUR_SECONDS = 60 * 60;

/** Per account and address, or per known browser: about a hundred attempts a day. */
export const ACCOUNT_WAITS: BackoffSchedule = [0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900];
/** Per address for all accounts, since several people may share it. */
const ADDRESS_WAITS: BackoffSchedule = [0, 0, 0, 0, 5, 10, 20, 40, 60];
/** Per address while many addresses guess at an account: six attempts on the first day, then one a day. */
const ATTACKED_WAITS: BackoffSchedule = [
  0,
  HOUR_SECONDS / 4,
  HOUR_SECONDS,
  4 * HOUR_SECONDS,
  16 * HOUR_SECONDS,
  24 * HOUR_SECONDS,
];

/** The failures of one account in a day, from all addresses, that count as an attack. */
const ATTACK_THRESHOLD = 100;
/** Failures are only counted. */
const FAILURE_RULE = { attempts: Number.POSITIVE_INFINITY, windowSeconds: 24 * HOUR_SECONDS };

/**
 * Counts an attempt of a second factor before it is checked. Waits per address would not suffice, since the attacker
 * has the password. A known browser has its own count and is not locked out by others.
 * @returns the key, to be cleared after a right code
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
  /** Clears the attempts after a right password. */
  succeeded: () => Promise<unknown>;
  failed: () => Promise<unknown>;
};

/**
 * Counts a sign-in attempt before the password is checked. Attempts count per account and address, so that nobody is
 * locked out by attempts from elsewhere. A known browser has its own count (OWASP, "Device cookies").
 * @param userId undefined if the account doesn't exist
 * @throws AppError `too-many-tries`; `unavailable` if the hash queue is full
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
  const isAttacked = (await attemptsSoFar(failures)) >= ATTACK_THRESHOLD;
  const counts = [
    { key: `login:account:${account}:${address}`, waits: isAttacked ? ATTACKED_WAITS : ACCOUNT_WAITS },
    { key: `login:address:${address}`, waits: ADDRESS_WAITS },
  ];
  await takeBackoffAttempts(counts);
  return { lane: "stranger", succeeded: () => clearAttempts(counts.map(({ key }) => key)), failed };
}
