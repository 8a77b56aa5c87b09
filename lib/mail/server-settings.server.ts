import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { shownProfile } from "@/lib/business-profile/server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { environmentMailServer, type MailServer } from "@/lib/platform/mail/mail-server";
import { environment } from "@/lib/platform/runtime/env";
import { describeSecrets, readSecrets, writeSecrets } from "@/lib/secrets/server";
import type { Prisma } from "@/prisma/client";
import {
  type MailServerInput,
  type MailServerSettings,
  type MailServerState,
  mailServerSettings,
} from "./server-settings";

const PASSWORD = "smtp password";
const select = { mailServer: true } as const;

async function readSettings(database: Transaction = db): Promise<MailServerSettings | null> {
  const { mailServer } = await database.configuration.findUniqueOrThrow({ where: { id: 1 }, select });
  if (Object.keys(mailServer as object).length === 0) return null;
  const parsed = mailServerSettings.safeParse(mailServer);
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "The settings of the mail server can't be read");
  return null;
}

const stored = cachedRead("mail server", async () => ({
  settings: await readSettings(),
  password: (await readSecrets([PASSWORD]))[PASSWORD] ?? "",
}));

/** Returns the mail server of the environment, else that of the settings; null without one. */
export async function mailServer(): Promise<MailServer | null> {
  const fixed = environmentMailServer();
  if (fixed) return fixed;
  const { settings, password } = await stored.get();
  if (!settings) return null;
  const { host, port, encryption, user, senderAddress, senderName } = settings;
  const { contact } = await shownProfile();
  return {
    source: "settings",
    connection: {
      host,
      port,
      secure: encryption === "tls",
      requireTLS: encryption === "starttls",
      ignoreTLS: encryption === "none",
      ...(user && { auth: { user, pass: password } }),
    },
    from: { name: senderName || contact.name, address: senderAddress },
  };
}

/** Returns whether mails are sent. */
export const sendsMail = async (): Promise<boolean> => (await mailServer()) !== null;

function fixedState(): MailServerState["environment"] {
  const { SMTP_URL, MAIL_FROM = "" } = environment();
  if (!environmentMailServer() || !SMTP_URL) return null;
  return { host: new URL(SMTP_URL).host, sender: MAIL_FROM };
}

/** Returns the settings of the mail server, without the password. */
export async function mailServerState(): Promise<MailServerState> {
  const fixed = fixedState();
  const settings = await readSettings();
  const hasPassword = PASSWORD in (await describeSecrets([PASSWORD]));
  return {
    source: fixed ? "environment" : settings ? "settings" : "none",
    settings: settings && { ...settings, hasPassword },
    environment: fixed,
  };
}

function requireNoFixed() {
  if (environmentMailServer())
    throw new AppError(
      "conflict",
      "SMTP_URL and MAIL_FROM of the server’s environment decide the mail server.",
    );
}

/** Describes the settings for the audit log, without the password. */
const described = (settings: MailServerSettings | null, password: string) => ({ ...settings, password });

/**
 * Stores the mail server, which all instances use at once.
 * @throws AppError `conflict` if the environment sets it; `invalid` if the stored password would go to another server
 */
export async function saveMailServer({ password, ...settings }: MailServerInput): Promise<MailServerState> {
  requireNoFixed();
  await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const before = await readSettings(transaction);
    const known = (await readSecrets([PASSWORD], transaction))[PASSWORD];
    const isElsewhere = before !== null && (before.host !== settings.host || before.port !== settings.port);
    if (known && isElsewhere && password === undefined && settings.user !== "")
      throw new AppError("invalid", "Enter the password again, as it is for another mail server now.", {
        fields: { password: "Enter the password of this server" },
      });
    await transaction.configuration.update({ where: { id: 1 }, data: { mailServer: settings }, select });
    const next = settings.user === "" ? null : password === "" ? null : password;
    if (next !== undefined) await writeSecrets({ [PASSWORD]: next }, transaction);
    await recordChange(transaction, {
      action: "settings:mail-server",
      before: described(before, known ? "Set" : "Not set"),
      after: described(settings, next ? "Set anew" : next === undefined && known ? "Set" : "Not set"),
    });
  });
  return mailServerState();
}

/** Removes the mail server of the settings, and its password. @throws AppError `conflict` if the environment sets it */
export async function removeMailServer(): Promise<MailServerState> {
  requireNoFixed();
  await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const before = await readSettings(transaction);
    if (!before) return;
    const data = { mailServer: {} satisfies Prisma.InputJsonObject };
    await transaction.configuration.update({ where: { id: 1 }, data, select });
    await writeSecrets({ [PASSWORD]: null }, transaction);
    await recordChange(transaction, {
      action: "settings:mail-server",
      before: described(before, "Set"),
      after: { password: "Not set" },
    });
  });
  return mailServerState();
}
