import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { insertJobs } from "@/lib/platform/jobs/enqueue.server";
import { Prisma } from "@/prisma/client";
import { mailJob } from "./jobs";
import type { MailKind } from "./kinds";

/** A mail to queue. Of one key there is one mail, however often it is queued. */
export type QueuedMail = { kind: MailKind; key: string; about: object };

/**
 * Returns common table expressions, without `WITH`, that store mails with their jobs. One that was not sent, for lack of a
 * mail server or of a reason, is queued again.
 * @param condition such as `WHERE EXISTS (SELECT FROM placed)`
 */
export const insertMails = (mails: readonly QueuedMail[], condition = Prisma.empty): Prisma.Sql => Prisma.sql`
  "queuedMail" AS (
    INSERT INTO "Mail" AS mail ("kind", "key", "about")
    SELECT m."kind", m."key", m."about"
    FROM json_to_recordset(${JSON.stringify(mails)}::json) AS m("kind" text, "key" text, "about" json) ${condition}
    ON CONFLICT ("key") DO UPDATE SET "state" = 'queued', "lastError" = NULL, "updatedAt" = now()
      WHERE mail."state" = 'notSent'
    RETURNING "id"
  ), "mailJob" AS (
    ${insertJobs(mailJob, Prisma.sql`SELECT "id"::text AS "key", json_build_object('id', "id") AS "input" FROM "queuedMail"`)}
  )`;

/** Stores mails in a transaction, so that they exist, and are sent, exactly if the transaction is committed. */
export async function queueMails(transaction: Transaction, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await transaction.$executeRaw`WITH ${insertMails(mails)} SELECT FROM "mailJob"`;
}
