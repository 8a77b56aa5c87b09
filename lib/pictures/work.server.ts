import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";

/**
 * The lease on a picture's renditions, after which another process takes over: a minute, growing with each attempt to
 * an hour, since the picture may crash the process.
 */
const DUE = Prisma.sql`"claimedAt" + make_interval(mins => (2 ^ least("tries" - 1, 6))::int)`;

/** A picture whose renditions this process makes. */
export type PictureWork = { id: string; claim: string };

/** Takes the next picture without a worker; null if none is left. */
export async function claimWork(claim: string): Promise<PictureWork | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "PictureWork" SET "claim" = ${claim}, "claimedAt" = now(), "tries" = "tries" + 1
    WHERE "pictureId" = (
      SELECT "pictureId" FROM "PictureWork"
      WHERE "claimedAt" IS NULL OR ${DUE} < now()
      ORDER BY "tries", "pictureId" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "pictureId" AS id`;
  return rows[0] ? { id: rows[0].id, claim } : null;
}

/** Renews the lease; false if another process has taken over, or the work restarts. */
export async function keepWork({ id, claim }: PictureWork): Promise<boolean> {
  return (
    (await db.$executeRaw`
    UPDATE "PictureWork" SET "claimedAt" = now() WHERE "pictureId" = ${id} AND "claim" = ${claim}`) > 0
  );
}

/** Releases the work for another process. */
export const releaseWork = ({ id, claim }: PictureWork) => db.$executeRaw`
  UPDATE "PictureWork" SET "claim" = NULL, "claimedAt" = NULL, "tries" = "tries" - 1
  WHERE "pictureId" = ${id} AND "claim" = ${claim}`;

/** Milliseconds until the next lease of another process expires; null without leases. */
export async function nextDue(): Promise<number | null> {
  const [row] = await db.$queryRaw<{ due: number | null }[]>`
    SELECT extract(epoch FROM min(${DUE}) - now())::float8 * 1000 AS due FROM "PictureWork"`;
  return row?.due ?? null;
}
