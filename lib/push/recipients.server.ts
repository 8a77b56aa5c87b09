import "server-only";
import { may, type Role, sessionRole } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";

type Row = { id: string; role: Role | null; method: "password" | "passkey" | "pin" };

/**
 * Returns the paired devices, and those whose session has not ended, and has the second factor of its role and access to
 * orders.
 */
export async function staffDevices(): Promise<string[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."id", u."role"::text, s."method"::text FROM "PushSubscription" p
    JOIN "Configuration" c ON c."id" = 1
    LEFT JOIN "Session" s ON s."id" = p."sessionId" LEFT JOIN "User" u ON u."id" = s."userId"
    WHERE p."deviceId" IS NOT NULL OR s."expiresAt" > now()
      AND (c."idleMinutes" = 0 OR s."lastUsedAt" > now() - make_interval(mins => c."idleMinutes"))
      AND (s."hasSecondFactor" OR NOT u."role" = ANY(c."secondFactorRoles"))`;
  return rows.flatMap(({ id, role, method }) => {
    if (role === null) return [id];
    const present = sessionRole(role, method);
    return present && may(present, "orders:read") ? [id] : [];
  });
}

/** Returns the devices that follow an order. */
export async function guestDevices(orderId: string): Promise<string[]> {
  const rows = await db.pushSubscription.findMany({ where: { orderId }, select: { id: true } });
  return rows.map(({ id }) => id);
}
