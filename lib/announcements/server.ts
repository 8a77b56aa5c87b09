import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { type AnnouncementSettings, noAnnouncements } from "./announcement";
import type { SavedAnnouncements } from "./answers";
import { announcementSettings } from "./schema";

/** Parses stored announcements; logs a warning and returns none if they don't match the schema. */
function parseSettings(stored: unknown): AnnouncementSettings {
  const parsed = announcementSettings.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "The announcements can't be read");
  return noAnnouncements;
}

async function readStored(database: Transaction): Promise<SavedAnnouncements> {
  const select = { version: true, content: true };
  const row = await database.announcements.findUnique({ where: { id: 1 }, select });
  return row
    ? { settings: parseSettings(row.content), version: row.version }
    : { settings: noAnnouncements, version: 0 };
}

/** Returns the announcements; none of version 0 before the first save. */
export const getAnnouncements = (): Promise<SavedAnnouncements> => readStored(db);

/**
 * Saves the announcements over a version, or over any if `over` is null.
 * @throws AppError `conflict` for another version
 */
export const saveAnnouncements = (
  settings: AnnouncementSettings,
  over: number | null,
): Promise<SavedAnnouncements> =>
  db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Announcements" IN SHARE ROW EXCLUSIVE MODE`;
    const current = await readStored(transaction);
    if (over !== null && over !== current.version)
      throw new AppError("conflict", "Somebody else saved the announcements in the meantime.");
    const version = current.version + 1;
    await transaction.announcements.upsert({
      where: { id: 1 },
      create: { version, content: settings },
      update: { version, content: settings },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "announcements:save",
      before: current.settings,
      after: settings,
      versions: { before: current.version || null, after: version },
    });
    return { settings, version };
  });
