import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { readSchedule } from "./schedule.server";

async function read(): Promise<string[]> {
  const schedule = await readSchedule().catch(() => null);
  return schedule?.failure ? ["The latest scheduled backup could not be made."] : [];
}

const warnings = cachedRead("backup warnings", read, { ttl: 10_000 });

/** Returns warnings about backups for monitoring; public, therefore without details. */
export const backupWarnings = warnings.get;
