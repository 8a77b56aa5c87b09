import "server-only";
import type { AuthUser } from "@/lib/auth/schema";
import { findUser } from "@/lib/auth/server";
import { verifyResetGrant } from "@/lib/auth/token";
import { db } from "@/lib/db/client";
import { currentDatabase } from "@/lib/db/current";
import { probeDatabase } from "@/lib/db/probe";
import { isSameDatabase } from "@/lib/db/target";
import { AppError } from "@/lib/http/errors";
import type { ConnectionInput } from "./schema";

/** The reset that the browser's cookie allows to follow up, where it is still the latest. */
export async function validResetGrant(cookie: string | undefined) {
  const grant = cookie ? await verifyResetGrant(cookie) : null;
  if (!grant || !(await findUser(grant.sub))) return null;
  const row = await db.configuration.findUnique({ where: { id: 1 }, select: { resetId: true } });
  return row?.resetId === grant.resetId ? grant : null;
}

/** @throws AppError `unauthenticated` unless the instance has no administrator yet, or this is one */
export async function requireSetupAccess(user: AuthUser | null, resetCookie: string | undefined) {
  if (user?.role === "admin" || (await validResetGrant(resetCookie))) return;
  const administrator = await db.user.findFirst({ where: { role: "admin" }, select: { id: true } });
  if (administrator) throw new AppError("unauthenticated", "Sign in as an administrator to reconfigure");
}

export type ConnectionTest =
  | { success: true; message: string; canCreate?: boolean }
  | { success: false; error: string };

/** Really connects, and says in one sentence how it went. The server in use needs no password. */
export async function testConnection(input: ConnectionInput): Promise<ConnectionTest> {
  if (isSameDatabase(input, currentDatabase().target)) {
    await db.$queryRaw`SELECT 1`;
    return { success: true, message: "Connection successful" };
  }
  const { outcome, message } = await probeDatabase(input);
  if (outcome === "connected") return { success: true, message: "Connection successful" };
  if (outcome === "can-create") return { success: true, message, canCreate: true };
  return { success: false, error: message };
}
