import "server-only";
import { configurationState } from "@/lib/config/state.server";
import { db } from "@/lib/db/client";
import { appendVersion, lockLanding, parseContent } from "./save-version.server";
import { defaultLandingContent, type LandingContent } from "./schema";

/** What the landing page says; version 0 before anybody has saved it. */
export type Landing = { version: number; content: LandingContent };

/** What the landing page says now. Content that can't be read gives way to the default. */
export async function getLanding(): Promise<Landing> {
  const row = await db.landingContent.findUnique({
    where: { id: 1 },
    select: { version: true, content: true },
  });
  const content = row && parseContent(row.content, row.version);
  if (content) return { version: row.version, content };
  const { projectName } = await configurationState();
  return { version: row?.version ?? 0, content: defaultLandingContent(projectName || undefined) };
}

/**
 * Saves what the landing page says as a new version; the same content again makes none.
 * @param author the e-mail address of who saves
 * @param expectedVersion the version that was edited; null replaces whichever there is
 * @throws AppError `conflict` where another version was saved meanwhile
 */
export function saveLanding(
  content: LandingContent,
  author: string,
  expectedVersion: number | null,
): Promise<Landing> {
  return db.$transaction(async (transaction) => {
    const current = await lockLanding(transaction, expectedVersion);
    return appendVersion(transaction, current, content, { author, restoredFrom: null });
  });
}
