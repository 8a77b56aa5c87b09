import "server-only";
import { accountName } from "@/lib/accounts/account-name";
import { type SentUser, toSentUser } from "@/lib/accounts/answers";
import { requireRoom } from "@/lib/accounts/password/hash-queue";
import { verifyPassword } from "@/lib/accounts/password/password";
import { signToken } from "@/lib/accounts/session-token";
import { SESSION_SECONDS } from "@/lib/accounts/sessions/server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { recordSignIn, recordSlowedDown, type Tried } from "@/lib/accounts/sign-in/log.server";
import { PIN_ROLE } from "@/lib/platform/access/permissions";
import { type BackoffSchedule, takeBackoffAttempts } from "@/lib/platform/db/backoff";
import { db } from "@/lib/platform/db/client";
import { attemptsSoFar, clearAttempts, takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import { type PairedDevice, unpairDevice } from "./devices.server";
import { kitchenRoles } from "./server";

const QUARTER_HOUR_SECONDS = 15 * 60;
/** Per user and device: five attempts, then one in a quarter of an hour, then one per hour. */
const PIN_WAITS: BackoffSchedule = [
  0,
  0,
  0,
  0,
  QUARTER_HOUR_SECONDS,
  QUARTER_HOUR_SECONDS,
  4 * QUARTER_HOUR_SECONDS,
];
/** The number of wrong PINs in a day at which a device is unpaired, since it may be stolen. */
const MAX_WRONG_PINS = 30;
const WRONG_RULE = { attempts: Number.POSITIVE_INFINITY, windowSeconds: 24 * 60 * 60 };

const wrongPin = () => new AppError("unauthenticated", "That is not your PIN.");

/** @throws AppError always: for a wrong PIN, or because the device was unpaired */
async function refuse(device: PairedDevice, tried: Omit<Tried, "outcome">): Promise<never> {
  await recordSignIn({ ...tried, outcome: "refused" });
  const key = `pin:wrong:${device.id}`;
  await takeAttempt([key], WRONG_RULE);
  if ((await attemptsSoFar(key)) < MAX_WRONG_PINS) throw wrongPin();
  await unpairDevice(device.id);
  throw new AppError("forbidden", "There were too many wrong PINs: this device is not paired any more.");
}

/** The key of the attempts at a person's PIN. @param userId `unknown` for everyone without a PIN */
export const attemptsKey = (deviceId: string, userId: string) => `pin:${deviceId}:${userId}`;

const findPin = (userId: string) =>
  db.kitchenPin.findFirst({
    where: { userId, user: { role: { in: kitchenRoles } } },
    select: { name: true, pinHash: true, user: { select: { id: true, email: true } } },
  });
type Found = NonNullable<Awaited<ReturnType<typeof findPin>>>;

/** Starts the session if the PIN is unchanged since it was verified and the device is still paired. */
async function startPinSession({ pinHash, user }: Found, device: PairedDevice, { place }: Caller) {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + SESSION_SECONDS;
  const jti = randomId();
  const started = await db.$executeRaw`
    WITH used AS (
      UPDATE "PairedDevice"
      SET "lastUsedAt" = now(), "address" = ${place.address}, "userAgent" = ${place.userAgent}
      WHERE "id" = ${device.id} AND EXISTS (
        SELECT FROM "KitchenPin" WHERE "userId" = ${user.id} AND "pinHash" = ${pinHash})
      RETURNING "id"
    ), signed_in AS (
      UPDATE "User" SET "lastSignInAt" = now() WHERE "id" = ${user.id} AND EXISTS (SELECT FROM used)
    )
    INSERT INTO "Session"
      ("id", "userId", "expiresAt", "method", "hasSecondFactor", "deviceId", "address", "userAgent")
    SELECT ${jti}, ${user.id}, ${new Date(exp * 1000)}, 'pin', true, "id", ${place.address}, ${place.userAgent}
    FROM used`;
  if (started === 0) throw wrongPin();
  const email = user.email ?? "";
  const sent = toSentUser({ id: user.id, email, role: PIN_ROLE });
  return {
    token: await signToken({ sub: user.id, email, role: sent.role, jti, iat, exp }),
    user: sent,
  };
}

/**
 * Signs in at a paired device with the kitchen's permissions, for every role. The device and the PIN are two factors,
 * so that no other is required.
 * @throws AppError `unauthenticated` for a wrong PIN, `too-many-tries`, `unavailable`; `forbidden` if many wrong
 *   PINs unpair the device
 */
export async function signInByPin(
  device: PairedDevice,
  { userId, pin }: { userId: string; pin: string },
  caller: Caller,
): Promise<{ token: string; user: SentUser }> {
  requireRoom("known");
  const found = await findPin(userId);
  const account = found ? accountName({ email: found.user.email, pin: found }) : "unknown";
  const tried = { account, address: caller.address, isKnown: found !== null, means: "pin" } as const;
  const key = attemptsKey(device.id, found ? userId : "unknown");
  await takeBackoffAttempts([{ key, waits: PIN_WAITS }]).catch(recordSlowedDown(tried));
  const isRight = await verifyPassword(found?.pinHash ?? null, pin);
  if (!isRight || !found) return refuse(device, tried);
  const answer = await startPinSession(found, device, caller);
  await clearAttempts([key]);
  await recordSignIn({ ...tried, outcome: "signedIn" });
  return answer;
}
