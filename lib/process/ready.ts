import { Client } from "pg";
import { setupAddress, setupCode } from "@/lib/config/setup-code";
import { currentDatabase } from "@/lib/db/current";
import { toClientConfig } from "@/lib/db/target";
import { environment } from "@/lib/env";

type Row = { isConfigured: boolean; resetId: string | null };

/** @returns the latest reset's id where the instance is not set up; undefined where it is */
async function openReset(): Promise<string | null | undefined> {
  const client = new Client(toClientConfig(currentDatabase().target));
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      `SELECT "isConfigured", "resetId" FROM "Configuration" WHERE "id" = 1`,
    );
    return rows[0]?.isConfigured === false ? rows[0].resetId : undefined;
  } finally {
    await client.end();
  }
}

/** The address to open: while the site is not set up, with the set-up code, unless the operator chose that. */
export async function addressToOpen(site: string): Promise<string> {
  const resetId = await openReset();
  if (resetId === undefined) return site;
  const code = setupCode(resetId, () => undefined);
  return code === environment().SETUP_CODE ? `${site}/setup` : setupAddress(site, code);
}
