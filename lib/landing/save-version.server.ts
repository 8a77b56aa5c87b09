import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { type LandingContent, landingContent } from "./schema";

/** How many versions are kept. */
export const KEPT_VERSIONS = 50;

/** Parses stored content; logs a warning and returns null where it doesn't match the schema. */
export function parseContent(stored: unknown, version: number): LandingContent | null {
  const parsed = landingContent.safeParse(stored);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join(".");
  log.warn({ version, at }, "A version of the landing page can't be read");
  return null;
}

/** Version 0 before the first save; no content where there is none that can be read. */
type Current = { version: number; content: LandingContent | null };

/**
 * Locks the landing page against other saves until the transaction ends, also before its row exists.
 * @throws AppError `conflict` where the version is not the expected one
 */
export async function lockLanding(
  transaction: Transaction,
  expectedVersion: number | null,
): Promise<Current> {
  await transaction.$executeRaw`LOCK TABLE "LandingContent" IN SHARE ROW EXCLUSIVE MODE`;
  const row = await transaction.landingContent.findUnique({
    where: { id: 1 },
    select: { version: true, content: true },
  });
  const version = row?.version ?? 0;
  if (expectedVersion !== null && expectedVersion !== version) {
    throw new AppError("conflict", "Somebody else saved this page in the meantime.");
  }
  return { version, content: row && parseContent(row.content, version) };
}

/** Stores the content as the next version, unless it equals the current one, and deletes the oldest versions. */
export async function appendVersion(
  transaction: Transaction,
  current: Current,
  content: LandingContent,
  origin: { author: string; restoredFrom: number | null },
): Promise<{ version: number; content: LandingContent }> {
  if (isDeepStrictEqual(current.content, content)) return { version: current.version, content };
  const version = current.version + 1;
  await transaction.landingContent.upsert({
    where: { id: 1 },
    create: { version, content },
    update: { version, content },
    select: { id: true },
  });
  await transaction.landingVersion.create({
    data: { version, content, ...origin },
    select: { version: true },
  });
  await transaction.landingVersion.deleteMany({ where: { version: { lte: version - KEPT_VERSIONS } } });
  return { version, content };
}
