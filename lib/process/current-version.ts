import { toConnectionString } from "@/lib/platform/address/target";
import { directDatabase } from "@/lib/platform/db/current";
import { pendingMigrations } from "@/lib/platform/db/migrations";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The database has the schema of an earlier version. */
export class OldDatabaseError extends errorAcrossBundles("OldDatabaseError") {}

/** @throws OldDatabaseError unless the database has the schema of this version */
export async function requireCurrentVersion() {
  const pending = await pendingMigrations(toConnectionString(directDatabase()));
  if (pending.length === 0) return;
  throw new OldDatabaseError(
    "The database is of an earlier version. Start the application first: it upgrades it.",
  );
}
