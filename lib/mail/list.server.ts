import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { enqueueAgain } from "@/lib/platform/jobs/enqueue.server";
import type { MailState } from "@/prisma/client";
import type { ListedMail, MailContent, MailListQuery, MailPage } from "./answers";
import { mailJob } from "./jobs";
import { wordsOfKind } from "./kinds";

const listed = {
  id: true,
  kind: true,
  state: true,
  recipient: true,
  subject: true,
  lastError: true,
  createdAt: true,
  updatedAt: true,
} as const;

const repeatable: readonly MailState[] = ["failed", "unknown"];

/**
 * Lists mails, newest first.
 * @param showsGuests whether the reader may see recipients and subjects
 */
export async function listMails({ before, limit }: MailListQuery, showsGuests: boolean): Promise<MailPage> {
  const rows = await db.mail.findMany({
    where: before === undefined ? {} : { id: { lt: Number(before) } },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: listed,
  });
  const mails = rows.slice(0, limit).map(
    ({ kind, state, recipient, subject, createdAt, updatedAt, lastError, id }): ListedMail => ({
      id,
      words: wordsOfKind(kind),
      state,
      recipient: showsGuests ? recipient || null : null,
      subject: showsGuests ? subject || null : null,
      lastError,
      createdAt: createdAt.toISOString(),
      changedAt: updatedAt.toISOString(),
      canBeSentAgain: repeatable.includes(state),
    }),
  );
  return { mails, next: rows.length > limit ? (mails.at(-1)?.id ?? null) : null };
}

/** Returns the text of a mail as of its latest attempt. @throws AppError `not-found` */
export async function requireMail(id: number): Promise<MailContent> {
  const mail = await db.mail.findUnique({
    where: { id },
    select: { id: true, subject: true, recipient: true, messageId: true, text: true, html: true },
  });
  if (!mail) throw new AppError("not-found", "There is no such email any more.");
  return mail;
}

/**
 * Sends a mail again that failed or whose outcome is unknown, with the same `Message-ID` and as many tries as a new one.
 * @throws AppError `not-found`; `conflict` for another state
 */
export async function sendAgain(id: number): Promise<void> {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM "Mail" WHERE "id" = ${id} FOR UPDATE`;
    const mail = await transaction.mail.findUnique({ where: { id }, select: { kind: true, state: true } });
    if (!mail) throw new AppError("not-found", "There is no such email any more.");
    const { kind, state } = mail;
    if (!repeatable.includes(state)) throw new AppError("conflict", "This email is sent, or about to be.");
    // An unknown outcome stays so until the next attempt, as the server may have the mail.
    if (state === "failed")
      await transaction.mail.update({ where: { id }, data: { state: "queued" }, select: { id: true } });
    const key = String(id);
    await enqueueAgain(transaction, mailJob, { id }, { key });
    await recordChange(transaction, {
      action: "system:retry-mail",
      target: { id: key, label: wordsOfKind(kind) },
      before: { state },
      after: { state: "queued" },
    });
  });
}
