import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { defaultMailChoices, type MailChoices, mailChoices as schema } from "./choices";

const select = { mailChoices: true } as const;

function parseChoices(stored: unknown): MailChoices {
  const parsed = schema.safeParse({ ...defaultMailChoices, ...(stored as object) });
  return parsed.success ? parsed.data : defaultMailChoices;
}

/** Returns which mails are sent. */
export async function getMailChoices(database: Transaction = db): Promise<MailChoices> {
  const row = await database.configuration.findUniqueOrThrow({ where: { id: 1 }, select });
  return parseChoices(row.mailChoices);
}

const cached = cachedRead("mail choices", () => getMailChoices());

/** Like `getMailChoices`, cached until they change; the last known ones while the database is unreachable. */
export const knownMailChoices = cached.known;

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
