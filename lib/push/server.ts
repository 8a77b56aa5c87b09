import "server-only";
import { randomUUID } from "node:crypto";
import { describeDevice } from "@/lib/accounts/sign-in/describe-device";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { MAX_PER_ORDER, MAX_PER_SESSION, type PushDevice, type SubscriptionInput } from "./schema";

/** The user and session of a call; a program with an API token has no session. */
type Caller = { user: { id: string }; session: { id: string } | null };

/** Returns the paired device of a session by PIN; null for other sessions. */
async function pairedDeviceId({ session }: Caller): Promise<string | null> {
  const row =
    session && (await db.session.findUnique({ where: { id: session.id }, select: { deviceId: true } }));
  return row?.deviceId ?? null;
}

/** The subscriptions of a caller: those of a user’s sessions, or of the paired device that a PIN is used at. */
const ownedBy = ({ user }: Caller, deviceId: string | null) =>
  deviceId === null ? { session: { userId: user.id, expiresAt: { gt: new Date() } } } : { deviceId };

/** Lists the caller’s devices that are notified of new orders, the latest first; of a paired device only itself. */
export async function listPushDevices(caller: Caller): Promise<PushDevice[]> {
  const rows = await db.pushSubscription.findMany({
    where: ownedBy(caller, await pairedDeviceId(caller)),
    orderBy: { createdAt: "desc" },
    select: { id: true, userAgent: true, createdAt: true, sessionId: true, deviceId: true },
  });
  return rows.map(({ id, userAgent, createdAt, sessionId, deviceId }) => ({
    id,
    name: describeDevice(userAgent).name,
    createdAt: createdAt.toISOString(),
    isPresent: deviceId !== null || (sessionId !== null && sessionId === caller.session?.id),
  }));
}

/**
 * Notifies a browser of new orders, in place of earlier subscriptions of it: while the caller's session lasts, or, at a
 * paired device, until it is unpaired.
 * @returns the id of the device
 * @throws AppError `conflict` for a program, or a session with too many devices
 */
export async function addPushDevice(
  caller: Caller,
  { endpoint, keys }: SubscriptionInput,
  headers: Headers,
): Promise<string> {
  if (!caller.session) throw new AppError("conflict", "An API token has no device. Sign in with a browser.");
  const deviceId = await pairedDeviceId(caller);
  const owner = deviceId === null ? { sessionId: caller.session.id } : { deviceId };
  return db.$transaction(async (transaction) => {
    const former = await transaction.pushSubscription.findFirst({
      where: { endpoint, ...owner },
      select: { id: true },
    });
    await transaction.pushSubscription.deleteMany({
      where: { endpoint, orderId: null, ...(former && { id: { not: former.id } }) },
    });
    const data = { ...keys, userAgent: placeOf(headers).userAgent };
    const { id } = await transaction.pushSubscription.upsert({
      where:
        deviceId === null
          ? { sessionId_endpoint: { sessionId: caller.session?.id ?? "", endpoint } }
          : { deviceId_endpoint: { deviceId, endpoint } },
      create: { id: randomUUID(), endpoint, ...owner, ...data },
      update: data,
      select: { id: true },
    });
    if ((await transaction.pushSubscription.count({ where: owner })) > MAX_PER_SESSION)
      throw new AppError("conflict", "This session has too many devices. Remove one of them first.");
    return id;
  });
}

/** Stops notifying a device of the caller; ignores another one. */
export async function removePushDevice(caller: Caller, id: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id, ...ownedBy(caller, await pairedDeviceId(caller)) } });
}

/** Stops notifying a guest's browser of an order; ignores another one. */
export async function stopFollowing(orderId: string, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { orderId, endpoint } });
}

const isFollowed = ({ status }: { status: string }) => status !== "done" && status !== "cancelled";

/**
 * Notifies a guest's browser of an order that is not done.
 * @throws AppError `not-found`; `conflict` if the order is done or has too many devices
 */
export async function followOrder(orderId: string, { endpoint, keys }: SubscriptionInput): Promise<void> {
  await db.$transaction(async (transaction) => {
    // Locks the order, so that subscriptions at once are counted.
    const [order] = await transaction.$queryRaw<{ status: string }[]>`
      SELECT "status"::text FROM "Order" WHERE "id" = ${orderId} FOR NO KEY UPDATE`;
    if (!order) throw new AppError("not-found", "There is no such order.");
    if (!isFollowed(order)) throw new AppError("conflict", translatable("This order is done."));
    await transaction.pushSubscription.upsert({
      where: { orderId_endpoint: { orderId, endpoint } },
      create: { id: randomUUID(), endpoint, orderId, ...keys },
      update: keys,
      select: { id: true },
    });
    if ((await transaction.pushSubscription.count({ where: { orderId } })) > MAX_PER_ORDER)
      throw new AppError("conflict", `At most ${MAX_PER_ORDER} devices are notified of an order.`);
  });
}
