import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/client";
import { MAX_DRAWINGS, MENTION_HOURS } from "./limits";

/** The tickets that could not be drawn, and were neither printed again nor removed since. */
export const givenUp = {
  undrawn: { gte: MAX_DRAWINGS },
  isRemoved: false,
  endedAt: { not: null },
} satisfies Prisma.PrintJobWhereInput;

/** Counts the tickets of each printer that were given up lately. */
export async function countGivenUp(): Promise<ReadonlyMap<string, number>> {
  const since = new Date(Date.now() - MENTION_HOURS * 3_600_000);
  const rows = await db.printJob.groupBy({
    by: ["printerId"],
    where: { ...givenUp, endedAt: { gt: since } },
    _count: { id: true },
  });
  return new Map(rows.map(({ printerId, _count }) => [printerId, _count.id]));
}
