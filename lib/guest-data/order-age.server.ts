import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";

/** Returns the days that the personal data of ended orders is kept; 0 for ever. */
export async function orderDataDays(): Promise<number> {
  const row = await db.configuration.findUnique({ where: { id: 1 }, select: { orderDataDays: true } });
  return row?.orderDataDays ?? 0;
}

/** A condition on orders placed so many days ago. */
export const isOlder = (days: number) =>
  Prisma.sql`o."createdAt" < now() - make_interval(days => ${days}::int)`;
