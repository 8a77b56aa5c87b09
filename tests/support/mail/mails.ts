import * as z from "zod";
import { defineMail, type WrittenMail } from "@/lib/mail/define-mail";
import type { MailKind } from "@/lib/mail/kinds";
import { queueMails } from "@/lib/mail/outbox.server";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/client";

const kind = "test" as MailKind;

type Name = { name: string };

/** Defines the kind of mails of tests, which greet a name. */
export const defineTestMail = (
  write: (about: Name) => Promise<WrittenMail | { notNeeded: string }> = async ({ name }) => ({
    to: "ada@example.com",
    subject: `Hello ${name}`,
    body: { title: `Hello ${name}`, blocks: [] },
  }),
) => defineMail({ kind, about: z.object({ name: z.string() }), write });

/** Queues a mail of the kind of tests, as a change would. */
export const queueTestMail = (name: string) =>
  db.$transaction((transaction) => queueMails(transaction, [{ kind, key: `test:${name}`, about: { name } }]));

const select = { state: true, subject: true, lastError: true, messageId: true } as const;

/** Returns the outcome of all mails, in the order of queueing. */
export const mailStates = () => db.mail.findMany({ select, orderBy: { id: "asc" } });

/** Stores a mail, by default one that was refused. @returns its id */
export async function storedMail(columns: Partial<Prisma.MailUncheckedCreateInput> = {}): Promise<number> {
  const failed = { state: "failed", lastError: "The mail server refused the recipient" } as const;
  const text = {
    recipient: "ada@example.com",
    subject: "Hello",
    text: "Hello Ada",
    html: "<p>Hello Ada</p>",
  };
  const data = { kind, key: "test:stored", about: { name: "Ada" }, ...failed, ...text, ...columns };
  return (await db.mail.create({ data, select: { id: true } })).id;
}
