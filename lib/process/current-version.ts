import { recognizeAcrossBundles } from "@/lib/across-bundles";
import { directDatabase } from "@/lib/db/current";
import { pendingMigrations } from "@/lib/db/migrations";
import { toConnectionString } from "@/lib/db/target";

/** A command meets a database that an earlier version wrote. */
export class OldDatabaseError extends Error {
  static {
    recognizeAcrossBundles(OldDatabaseError, "OldDatabaseError");
  }
}

/** @throws OldDatabaseError unless the database has the schema of this version */
export async function requireCurrentVersion() {
  const pending = await pendingMigrations(toConnectionString(directDatabase()));
  if (pending.length === 0) return;
  throw new OldDatabaseError(
    "The database is of an earlier version. Start the application first: it upgrades it.",
  );
}
