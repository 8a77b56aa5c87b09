import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/client";

type Columns = Partial<Prisma.JobUncheckedCreateInput>;

/** Stores a job, by default a failed one. @returns its id */
export async function storedJob(columns: Columns = {}): Promise<string> {
  const failed = { state: "failed", tries: 3, maxTries: 3, lastError: "The mail server is away" } as const;
  const data = { id: "job", kind: "test", input: {}, ...failed, ...columns };
  return (await db.job.create({ data, select: { id: true } })).id;
}
