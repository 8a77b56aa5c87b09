import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { LandingVersion } from "./answers";
import { appendVersion, lockLanding, parseContent } from "./save-version.server";
import type { LandingContent } from "./schema";
import type { Landing } from "./server";

const versionFields = { version: true, author: true, createdAt: true, restoredFrom: true } as const;

type Row = Omit<LandingVersion, "createdAt"> & { createdAt: Date };
const toVersion = ({ createdAt, ...row }: Row): LandingVersion => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The versions that are kept, the newest first. */
export async function listLandingVersions(): Promise<LandingVersion[]> {
  const rows = await db.landingVersion.findMany({ select: versionFields, orderBy: { version: "desc" } });
  return rows.map(toVersion);
}

/** A version with what the page said then. @throws AppError `not-found` */
export async function requireLandingVersion(
  version: number,
  database: Transaction = db,
): Promise<LandingVersion & { content: LandingContent }> {
  const row = await database.landingVersion.findUnique({
    where: { version },
    select: { ...versionFields, content: true },
  });
  if (!row) throw new AppError("not-found", `There is no version ${version} of this page.`);
  const content = parseContent(row.content, version);
  if (!content) throw new AppError("not-found", `Version ${version} of this page can't be read any more.`);
  return { ...toVersion(row), content };
}

/**
 * Saves what an earlier version said as a new version.
 * @param author the email address of who restores
 * @param expectedVersion the version that was current; null replaces whichever there is
 * @throws AppError `not-found`, or `conflict` where another version was saved meanwhile
 */
export async function restoreLandingVersion(
  version: number,
  author: string,
  expectedVersion: number | null,
): Promise<Landing> {
  return db.$transaction(async (transaction) => {
    const current = await lockLanding(transaction, expectedVersion);
    const { content } = await requireLandingVersion(version, transaction);
    return appendVersion(transaction, current, content, { author, restoredFrom: version });
  });
}
