import "server-only";
import { randomInt } from "node:crypto";
import { describeDevice } from "@/lib/accounts/sign-in/describe-device";
import type { Place } from "@/lib/accounts/sign-in/place";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { isLoopbackOrigin } from "@/lib/platform/http/loopback";
import { knownOrigin, siteOrigin } from "@/lib/platform/http/origin";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ListedDevice, Pairing } from "./answers";
import { hashOf, newDeviceToken, pairedToken } from "./paired-device";
import { CODE_LENGTH, CODE_LETTERS, MAX_DEVICES, PAIRING_SECONDS } from "./schema";

/** The key of an advisory lock, unique in this application. */
const LOCK = 7_265_054;

/** Lists paired devices, and those whose code was not used yet. */
export async function listDevices(): Promise<ListedDevice[]> {
  const rows = await db.pairedDevice.findMany({
    where: { OR: [{ tokenHash: { not: null } }, { codeExpiresAt: { gt: new Date() } }] },
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      name: true,
      tokenHash: true,
      createdAt: true,
      lastUsedAt: true,
      address: true,
      userAgent: true,
      user: { select: { email: true } },
    },
  });
  return rows.map(({ tokenHash, userAgent, createdAt, lastUsedAt, user, ...row }) => ({
    ...row,
    state: tokenHash ? "paired" : "awaited",
    device: describeDevice(userAgent),
    pairedBy: user?.email ?? null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

const makeCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

/** Returns the site's origin, by default that of the request; null if other devices can't reach it. */
function reachableOrigin(): string | null {
  const known = knownOrigin();
  if (known !== null) return known;
  const visited = siteOrigin();
  return isLoopbackOrigin(visited) ? null : visited;
}

/**
 * Makes a code that pairs one device, once.
 * @throws AppError `conflict` if there are too many devices
 */
export async function offerPairing(userId: string, name: string): Promise<Pairing> {
  // Loads the settings, and with them the site's address.
  await configurationState();
  const code = makeCode();
  const expiresAt = new Date(Date.now() + PAIRING_SECONDS * 1000);
  const id = randomId();
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if ((await transaction.pairedDevice.count()) >= MAX_DEVICES) {
      throw new AppError("conflict", `There are ${MAX_DEVICES} devices. Unpair one that nobody uses.`);
    }
    await transaction.pairedDevice.create({
      data: { id, name, userId, codeHash: hashOf(code), codeExpiresAt: expiresAt },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "devices:offer",
      target: { id, label: name },
      after: { name },
    });
  });
  const origin = reachableOrigin();
  const url = origin && `${origin}/pair#${code}`;
  const half = CODE_LENGTH / 2;
  return {
    name,
    code: `${code.slice(0, half)}-${code.slice(half)}`,
    url,
    qr: url === null ? null : drawQrCode(url),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Pairs the browser that sends a code; of concurrent uses, one succeeds.
 * @returns the value of its cookie
 * @throws AppError `invalid` for an unknown, used or expired code
 */
export async function pairDevice(code: string, { userAgent, ...place }: Place) {
  const token = newDeviceToken();
  return db.$transaction(async (transaction) => {
    const [device] = await transaction.$queryRaw<{ id: string; name: string; userId: string | null }[]>`
      UPDATE "PairedDevice"
      SET "tokenHash" = ${hashOf(token)}, "codeHash" = NULL, "codeExpiresAt" = NULL,
        "address" = ${place.address}, "userAgent" = ${userAgent}
      WHERE "codeHash" = ${hashOf(code)} AND "codeExpiresAt" > now() RETURNING "id", "name", "userId"`;
    if (!device) {
      throw new AppError("invalid", "This code has been used or has expired. Ask for a new one.", {
        fields: { code: "Used, expired or mistyped" },
      });
    }
    const { id, name, userId } = device;
    const by =
      userId &&
      (await transaction.user.findUnique({
        where: { id: userId },
        select: { id: true, email: true, role: true },
      }));
    await recordChange(transaction, {
      action: "devices:pair",
      target: { id, label: name },
      after: { name },
      ...(by && { by }),
    });
    return { token, name };
  });
}

/** Unpairs a device: ends its sessions and sign-in by PIN. */
export async function unpairDevice(id: string) {
  await db.$transaction(async (transaction) => {
    const [device] = await transaction.$queryRaw<{ name: string }[]>`
      DELETE FROM "PairedDevice" WHERE "id" = ${id} RETURNING "name"`;
    if (!device) return;
    await recordChange(transaction, {
      action: "devices:unpair",
      target: { id, label: device.name },
      before: device,
    });
  });
}

export type PairedDevice = { id: string; name: string };

/** Returns the paired device of a request; null for other browsers, without a query. */
export async function pairedDeviceOf(headers: Pick<Headers, "get">): Promise<PairedDevice | null> {
  const token = pairedToken(headers);
  if (!token) return null;
  return db.pairedDevice.findUnique({
    where: { tokenHash: hashOf(token) },
    select: { id: true, name: true },
  });
}

/** @throws AppError `forbidden` for a browser that is not paired */
export async function requirePairedDevice(headers: Pick<Headers, "get">): Promise<PairedDevice> {
  const device = await pairedDeviceOf(headers);
  if (device) return device;
  throw new AppError("forbidden", "This device is not paired: sign in with your password.");
}
