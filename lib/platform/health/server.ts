import "server-only";
import { toConnectionString } from "@/lib/platform/address/target";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { directDatabase } from "@/lib/platform/db/current";
import { pendingMigrations } from "@/lib/platform/db/migrations";
import { AppError } from "@/lib/platform/http/errors";
import { isStopping } from "./stopping";

/** Shared by requests within a second; null if the database is unreachable. */
const pendingNow = cachedRead(
  "pending migrations",
  () => pendingMigrations(toConnectionString(directDatabase())).catch(() => null),
  { ttl: 1000 },
);

/** @throws AppError `unavailable` if the process is stopping, or the database is unreachable or not migrated */
export async function requireReady() {
  if (isStopping()) throw new AppError("unavailable", "This instance is stopping.");
  const pending = await pendingNow.get();
  if (!pending) throw new AppError("unavailable", "The database can’t be reached.");
  if (pending.length > 0) throw new AppError("unavailable", "The database is not migrated yet.");
}
