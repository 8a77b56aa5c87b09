import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import type { SavedNavigation } from "./answers";
import { automaticNavigation, type Navigation } from "./navigation";
import { lostTargets } from "./resolve";
import { navigationInput } from "./schema";
import { navigationSite } from "./site.server";

type Stored = { navigation: Navigation; version: number };

/** Parses a stored navigation; logs a warning and returns the automatic one if it doesn't match the schema. */
function parseNavigation(stored: unknown): Navigation {
  const parsed = navigationInput.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "The navigation can't be read");
  return automaticNavigation;
}

/** Returns the stored navigation; the automatic one of version 0 before the first save. */
export async function readNavigation(database: Transaction = db): Promise<Stored> {
  const select = { version: true, content: true };
  const row = await database.navigation.findUnique({ where: { id: 1 }, select });
  return row
    ? { navigation: parseNavigation(row.content), version: row.version }
    : { navigation: automaticNavigation, version: 0 };
}

async function withLost(stored: Stored): Promise<SavedNavigation> {
  return { ...stored, lost: lostTargets(stored.navigation, await navigationSite()) };
}

/** Returns the navigation, and its targets that lead nowhere. */
export const getNavigation = async (): Promise<SavedNavigation> => withLost(await readNavigation());

/**
 * Saves the navigation over a version, or over any if `over` is null.
 * @throws AppError `conflict` for another version
 */
export async function saveNavigation(navigation: Navigation, over: number | null): Promise<SavedNavigation> {
  const stored = await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Navigation" IN SHARE ROW EXCLUSIVE MODE`;
    const current = await readNavigation(transaction);
    if (over !== null && over !== current.version)
      throw new AppError("conflict", "Somebody else saved the navigation in the meantime.");
    const version = current.version + 1;
    await transaction.navigation.upsert({
      where: { id: 1 },
      create: { version, content: navigation },
      update: { version, content: navigation },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "navigation:save",
      before: current.navigation,
      after: navigation,
      versions: { before: current.version || null, after: version },
    });
    return { navigation, version };
  });
  return withLost(stored);
}
