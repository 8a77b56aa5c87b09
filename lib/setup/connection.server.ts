import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { recordChange } from "@/lib/audit/record.server";
import { hostAndPort, isSameDatabase } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { probeDatabase } from "@/lib/platform/db/probe";
import { takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import type { ConnectionTest } from "./answers";
import type { ConnectionInput } from "./schema";

/** Per user, or per address while there is no owner: tests reveal open ports of other machines. */
const TEST_RULE = { attempts: 30, windowSeconds: 10 * 60 };

/** `user` is null while there is no owner. */
type Tester = { user: AuthUser | null; address: string };

/**
 * Counts a test, and records it if the user is known.
 * @throws AppError `too-many-tries`
 */
async function admitTest({ host, port, name }: ConnectionInput, { user, address }: Tester) {
  await takeAttempt([`connection-test:${user ? user.id : addressKey(address)}`], TEST_RULE);
  if (!user) return;
  const label = `${name} at ${hostAndPort({ host, port })}`;
  await recordChange(db, { action: "setup:test-connection", target: { id: "", label }, by: user });
}

/**
 * Connects to a database and reports the result in one sentence. The database in use needs no password.
 * @throws AppError `too-many-tries`
 */
export async function testConnection(input: ConnectionInput, tester: Tester): Promise<ConnectionTest> {
  await admitTest(input, tester);
  if (isSameDatabase(input, currentDatabase().target)) {
    await db.$queryRaw`SELECT 1`;
    return { success: true, message: "Connection successful" };
  }
  const { outcome, message } = await probeDatabase(input);
  if (outcome === "connected") return { success: true, message: "Connection successful" };
  if (outcome === "can-create") return { success: true, message, canCreate: true };
  return { success: false, error: message };
}
