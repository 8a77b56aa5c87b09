import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { failDroppedMail } from "@/lib/mail/outbox.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import { declaredJobs } from "@/lib/platform/jobs/define-job";
import { JOBS_CHANNEL } from "@/lib/platform/jobs/enqueue.server";
import type { JobList, ListedJob } from "./job-answers";

const MAX_LISTED = 50;

/** Returns the name of a kind for people; a kind of another version has its technical one. */
const wordsOf = (kind: string) => declaredJobs.get(kind)?.words ?? kind;

const none = { queued: 0, running: 0, done: 0, failed: 0 };

async function countKinds() {
  const groups = await db.job.groupBy({ by: ["kind", "state"], _count: true });
  const kinds = [...new Set(groups.map(({ kind }) => kind))].sort();
  return kinds.map((kind) => {
    const own = groups.filter((group) => group.kind === kind);
    const counts = Object.fromEntries(own.map(({ state, _count }) => [state, _count]));
    return { kind, words: wordsOf(kind), ...none, ...counts };
  });
}

/** Lists failed jobs before running and queued ones, the latest first. */
async function listUndone(): Promise<ListedJob[]> {
  const rows = await db.job.findMany({
    where: { state: { not: "done" } },
    orderBy: [{ state: "desc" }, { updatedAt: "desc" }],
    take: MAX_LISTED,
    select: {
      id: true,
      kind: true,
      state: true,
      tries: true,
      maxTries: true,
      runAt: true,
      updatedAt: true,
      lastError: true,
    },
  });
  return rows.map(({ kind, state, runAt, updatedAt, ...row }) => ({
    ...row,
    words: wordsOf(kind),
    state: state as ListedJob["state"],
    runAt: runAt.toISOString(),
    changedAt: updatedAt.toISOString(),
  }));
}

/** Returns how much work of each kind there is, and the jobs that are not done. */
export async function listJobs(): Promise<JobList> {
  const [kinds, jobs] = await Promise.all([countKinds(), listUndone()]);
  return { kinds, jobs };
}

const missing = () => new AppError("not-found", "This work is running or done, or was dropped.");
const waiting = { in: ["queued", "failed"] } satisfies { in: ListedJob["state"][] };

/** @throws AppError `not-found` for a job that neither failed nor waits */
async function requireWaiting(transaction: Transaction, id: string) {
  // Locks the row, so that no process begins it.
  await transaction.$executeRaw`SELECT FROM "Job" WHERE "id" = ${id} FOR UPDATE`;
  const job = await transaction.job.findFirst({
    where: { id, state: waiting },
    select: { kind: true, state: true, tries: true },
  });
  if (!job) throw missing();
  const { kind, ...fields } = job;
  return { target: { id, label: wordsOf(kind) }, fields };
}

async function queueAgain(transaction: Transaction, id: string) {
  try {
    await transaction.job.update({
      where: { id },
      data: { state: "queued", tries: 0 },
      select: { id: true },
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new AppError("conflict", "The same work waits already. Drop this one.");
  }
  await transaction.$executeRaw`UPDATE "Job" SET "runAt" = now(), "updatedAt" = now() WHERE "id" = ${id}`;
}

/**
 * Runs a job now that failed or waits, with as many tries as a new one.
 * @throws AppError `not-found` for another job; `conflict` if one with its key is queued
 */
export async function retryJob(id: string) {
  await db.$transaction(async (transaction) => {
    const { target, fields } = await requireWaiting(transaction, id);
    await queueAgain(transaction, id);
    await recordChange(transaction, {
      action: "system:retry-job",
      target,
      before: fields,
      after: { state: "queued", tries: 0 },
    });
    await notify(transaction, JOBS_CHANNEL);
  });
}

/**
 * Removes a job that failed or waits. The mail of a dropped job counts as failed.
 * @throws AppError `not-found` for another job
 */
export async function dropJob(id: string) {
  await db.$transaction(async (transaction) => {
    const { target, fields } = await requireWaiting(transaction, id);
    await failDroppedMail(transaction, id);
    await transaction.job.delete({ where: { id }, select: { id: true } });
    await recordChange(transaction, { action: "system:drop-job", target, before: fields });
  });
}
