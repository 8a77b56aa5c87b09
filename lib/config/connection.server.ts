import "server-only";
import { db } from "@/lib/db/client";
import { currentDatabase } from "@/lib/db/current";
import { probeDatabase } from "@/lib/db/probe";
import { isSameDatabase } from "@/lib/db/target";
import type { ConnectionAnswer, ConnectionInput } from "./schema";

/** Connects to a database and reports the result in one sentence. The database in use needs no password. */
export async function testConnection(input: ConnectionInput): Promise<ConnectionAnswer> {
  if (isSameDatabase(input, currentDatabase().target)) {
    await db.$queryRaw`SELECT 1`;
    return { success: true, message: "Connection successful" };
  }
  const { outcome, message } = await probeDatabase(input);
  if (outcome === "connected") return { success: true, message: "Connection successful" };
  if (outcome === "can-create") return { success: true, message, canCreate: true };
  return { success: false, error: message };
}
