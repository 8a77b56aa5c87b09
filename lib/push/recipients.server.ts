import "server-only";
import { may, type Role, sessionRole } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";

type Row = { id: string; role: Role; method: "password" | "passkey" | "pin" };

/** Returns the devices whose session has not ended, and has the second factor of its role and access to orders. */
export async function staffDevices(): Promise<string[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."id", u."role"::text, s."method"::text FROM "PushSubscription" p
    JOIN "Session" s ON s."id" = p."sessionId" JOIN "User" u ON u."id" = s."userId"
    JOIN "Configuration" c ON c."id" = 1
    WHERE s."expiresAt" > now()
      AND (c."idleMinutes" = 0 OR s."lastUsedAt" > now() - make_interval(mins => c."idleMinutes"))
      AND (s."hasSecondFactor" OR NOT u."role" = ANY(c."secondFactorRoles"))`;
  return rows.flatMap(({ id, role, method }) => {
    const present = sessionRole(role, method);
    return present && may(present, "orders:read") ? [id] : [];
  });
}

/** Returns the devices that follow an order. */
export async function guestDevices(orderId: string): Promise<string[]> {
  const rows = await db.pushSubscription.findMany({ where: { orderId }, select: { id: true } });
  return rows.map(({ id }) => id);
}
