import { setupAddress, setupCode } from "@/lib/config/setup-code";
import { currentDatabase } from "@/lib/db/current";
import { toClientConfig } from "@/lib/db/target";
import { withClient } from "@/lib/db/with-client";
import { environment } from "@/lib/env";

type Row = { isConfigured: boolean; resetId: string | null };

/** @returns the latest reset's id where the instance is not set up; undefined where it is */
async function openReset(): Promise<string | null | undefined> {
  return withClient(toClientConfig(currentDatabase().target), async (client) => {
    const { rows } = await client.query<Row>(
      `SELECT "isConfigured", "resetId" FROM "Configuration" WHERE "id" = 1`,
    );
    return rows[0]?.isConfigured === false ? rows[0].resetId : undefined;
  });
}

/** The address to open: while the site is not set up, with the set-up code, unless the operator chose that. */
export async function addressToOpen(site: string): Promise<string> {
  const resetId = await openReset();
  if (resetId === undefined) return site;
  const code = setupCode(resetId, () => undefined);
  return code === environment().SETUP_CODE ? `${site}/setup` : setupAddress(site, code);
}
