import { toClientConfig } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { environment } from "@/lib/platform/runtime/env";
import { setupAddress, setupCode } from "@/lib/setup/setup-code";

type Row = { isConfigured: boolean; resetId: string | null };

/** The time limit of connecting, in milliseconds: a start must not fail because the database is busy. */
const TIMEOUT_MS = 30_000;

/** Returns the id of the latest reset if the instance is not set up (null before the first); undefined if it is. */
export async function openReset(): Promise<string | null | undefined> {
  const read = `SELECT "isConfigured", "resetId" FROM "Configuration" WHERE "id" = 1`;
  const { rows } = await withClient(
    toClientConfig(currentDatabase().target),
    (client) => client.query<Row>(read),
    { connect: TIMEOUT_MS },
  );
  return rows[0]?.isConfigured === false ? rows[0].resetId : undefined;
}

/** Returns the URL to print at the start. Before set-up it contains the set-up code, unless SETUP_CODE is set. */
export async function addressToOpen(site: string): Promise<string> {
  const resetId = await openReset();
  if (resetId === undefined) return site;
  const code = setupCode(resetId, () => undefined);
  return code === environment().SETUP_CODE ? `${site}/setup` : setupAddress(site, code);
}
