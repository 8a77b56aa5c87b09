import "server-only";
import { isDeepStrictEqual } from "node:util";
import { insertEntries } from "@/lib/audit/record.server";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { insertEvents } from "@/lib/webhooks/outbox.server";
import { Prisma } from "@/prisma/client";
import { defaultLandingContent, type LandingContent, landingContent } from "./schema";

/** Number of versions that are kept. */
export const KEPT_VERSIONS = 50;

/** Parses stored content; logs a warning and returns null if it doesn't match the schema. */
export function parseContent(stored: unknown, version: number): LandingContent | null {
  const parsed = landingContent.safeParse(stored);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join(".");
  log.warn({ version, at }, "A version of the landing page can't be read");
  return null;
}

/** Version 0 before the first save; `content` is null if there is none or it can't be read. */
export type StoredLanding = { version: number; content: LandingContent | null; updatedAt: Date | null };
export const neverSaved: StoredLanding = { version: 0, content: null, updatedAt: null };

export async function readStored(database: Transaction): Promise<StoredLanding> {
  const select = { version: true, content: true, updatedAt: true };
  const row = await database.landingContent.findUnique({ where: { id: 1 }, select });
  return row ? { ...row, content: parseContent(row.content, row.version) } : neverSaved;
}

type Origin = { author: string; restoredFrom: number | null };

/** Reads the landing page. @throws AppError `conflict` if its version is not the expected one */
export async function readCurrent(database: Transaction, expectedVersion: number | null) {
  const current = await readStored(database);
  if (expectedVersion === null || expectedVersion === current.version) return current;
  throw new AppError("conflict", "Somebody else saved this page in the meantime.");
}

/**
 * Locks the landing page against other saves until the transaction ends, also before its row exists.
 * @throws AppError `conflict` if its version is not the expected one
 */
export async function lockLanding(transaction: Transaction, expectedVersion: number | null) {
  await transaction.$executeRaw`LOCK TABLE "LandingContent" IN SHARE ROW EXCLUSIVE MODE`;
  return readCurrent(transaction, expectedVersion);
}

/**
 * Stores the content as the next version and deletes the oldest ones, in one statement.
 * @returns false if another version was stored meanwhile
 */
export async function storeVersion(
  database: Transaction,
  current: Omit<StoredLanding, "updatedAt">,
  { content, author, restoredFrom, action }: Origin & { content: LandingContent; action?: "landing:publish" },
): Promise<boolean> {
  const version = current.version + 1;
  const json = JSON.stringify(content);
  const entry = insertEntries(
    [
      {
        action: action ?? (restoredFrom === null ? "landing:save" : "landing:restore"),
        target: { id: String(version), label: `Version ${version}` },
        before: current.content ?? defaultLandingContent(),
        after: content,
        versions: { before: current.version || null, after: version },
      },
    ],
    Prisma.sql`WHERE EXISTS (SELECT FROM saved)`,
  );
  const published = [{ type: "landing.published" as const, key: String(version), about: { version } }];
  const rows = await database.$queryRaw<unknown[]>`/* prepared: save-landing */
    WITH saved AS (
      INSERT INTO "LandingContent" ("id", "version", "content", "updatedAt")
      VALUES (1, ${version}, ${json}::jsonb, now())
      ON CONFLICT ("id") DO UPDATE SET
        "version" = EXCLUDED."version", "content" = EXCLUDED."content", "updatedAt" = EXCLUDED."updatedAt"
      WHERE "LandingContent"."version" = ${version - 1}
      RETURNING "version", "content"
    ), kept AS (
      INSERT INTO "LandingVersion" ("version", "content", "author", "restoredFrom")
      SELECT "version", "content", ${author}, ${restoredFrom}::int FROM saved
    ), removed AS (
      DELETE FROM "LandingVersion" WHERE "version" <= ${version - KEPT_VERSIONS} AND EXISTS (SELECT FROM saved)
    ), ${insertEvents(published, Prisma.sql`AND EXISTS (SELECT FROM saved)`)}, recorded AS (${entry})
    SELECT "version" FROM saved`;
  return rows.length > 0;
}

/** In a transaction that has locked the page: stores the content as the next version, unless it is unchanged. */
export async function appendVersion(
  transaction: Transaction,
  current: Omit<StoredLanding, "updatedAt">,
  content: LandingContent,
  origin: Origin,
): Promise<{ version: number; content: LandingContent }> {
  if (isDeepStrictEqual(current.content, content)) return { version: current.version, content };
  await storeVersion(transaction, current, { content, ...origin });
  return { version: current.version + 1, content };
}
