import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { defaultMailChoices, type MailChoices, mailChoices as schema } from "./choices";

const select = { mailChoices: true } as const;

function parseChoices(stored: unknown): MailChoices {
  const parsed = schema.safeParse({ ...defaultMailChoices, ...(stored as object) });
  return parsed.success ? parsed.data : defaultMailChoices;
}

export async function getMailChoices(): Promise<MailChoices> {
  const row = await db.configuration.findUniqueOrThrow({ where: { id: 1 }, select });
  return parseChoices(row.mailChoices);
}

const cached = cachedRead("mail choices", getMailChoices);

/** Returns which mails are sent; cached until they change. */
export const mailChoices = cached.get;

export async function saveMailChoices(choices: MailChoices): Promise<MailChoices> {
  await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const row = await transaction.configuration.findUniqueOrThrow({ where: { id: 1 }, select });
    await transaction.configuration.update({ where: { id: 1 }, data: { mailChoices: choices }, select });
    await recordChange(transaction, {
      action: "settings:mails",
      before: parseChoices(row.mailChoices),
      after: choices,
    });
  });
  return choices;
}
