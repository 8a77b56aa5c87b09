import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { LandingVersion } from "./answers";
import { parseContent } from "./save-version.server";
import type { LandingContent } from "./schema";

const versionFields = { version: true, author: true, createdAt: true, restoredFrom: true } as const;

type Row = Omit<LandingVersion, "createdAt"> & { createdAt: Date };
const toVersion = ({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() });

/** Lists the stored versions, the newest first. */
export async function listLandingVersions(): Promise<LandingVersion[]> {
  const rows = await db.landingVersion.findMany({ select: versionFields, orderBy: { version: "desc" } });
  return rows.map(toVersion);
}

/** Returns a version with its content. @throws AppError `not-found` */
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
  if (!content) throw new AppError("not-found", `Version ${version} of this page can’t be read any more.`);
  return { ...toVersion(row), content };
}
