import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { insertJobs } from "@/lib/platform/jobs/enqueue.server";
import { Prisma } from "@/prisma/client";
import { mailJob } from "./jobs";
import type { MailKind } from "./kinds";

/** A mail to queue. Of one key there is one mail, however often it is queued. */
export type QueuedMail = { kind: MailKind; key: string; about: object };

type Options = {
  /** The time before they are written; while they wait, queueing them anew makes it begin again. */
  delaySeconds?: number;
};

const jobRows = Prisma.sql`SELECT "id"::text AS "key", json_build_object('id', "id") AS "input" FROM "queuedMail"`;

/**
 * Returns common table expressions, without `WITH`, that store mails with their jobs. One that was not sent, for lack of a
 * mail server or of a reason, is queued again, and so is one that is queued, as it may be about to be found without a reason.
 * @param condition such as `WHERE EXISTS (SELECT FROM placed)`
 */
export const insertMails = (
  mails: readonly QueuedMail[],
  condition = Prisma.empty,
  { delaySeconds = 0 }: Options = {},
): Prisma.Sql => Prisma.sql`
  "queuedMail" AS (
    INSERT INTO "Mail" AS mail ("kind", "key", "about")
    SELECT m."kind", m."key", m."about"
    FROM json_to_recordset(${JSON.stringify(mails)}::json) AS m("kind" text, "key" text, "about" json) ${condition}
    ON CONFLICT ("key") DO UPDATE SET "state" = 'queued', "lastError" = NULL, "updatedAt" = now()
      WHERE mail."state" IN ('queued', 'notSent')
    RETURNING "id"
  ), "mailJob" AS (
    ${insertJobs(mailJob, jobRows, { delaySeconds })}
  )`;

/** Stores mails in a transaction, so that they exist, and are sent, exactly if the transaction is committed. */
export async function queueMails(
  transaction: Transaction,
  mails: readonly QueuedMail[],
  options: Options = {},
): Promise<void> {
  if (mails.length === 0) return;
  await transaction.$executeRaw`WITH ${insertMails(mails, Prisma.empty, options)} SELECT FROM "mailJob"`;
}

/** Marks the mail of a job that is about to be dropped as failed, so that it can be sent again. */
export const failDroppedMail = (transaction: Transaction, jobId: string) => transaction.$executeRaw`
  UPDATE "Mail" m SET "state" = 'failed', "lastError" = 'Its sending was dropped by a user.', "updatedAt" = now()
  FROM "Job" j WHERE j."id" = ${jobId} AND j."kind" = ${mailJob.kind} AND j."key" = m."id"::text AND m."state" = 'queued'`;
