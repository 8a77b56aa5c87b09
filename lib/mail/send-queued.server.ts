import "server-only";
import { createHash } from "node:crypto";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { knownOrigin } from "@/lib/platform/http/origin";
import { type Attempt, JobRefused } from "@/lib/platform/jobs/define-job";
import { MailError } from "@/lib/platform/mail/mail-error";
import { deliverMail, type Mail } from "@/lib/platform/mail/send.server";
import type { MailState } from "@/prisma/client";
import { definedMails } from "./define-mail";
import { mailLook } from "./look.server";
import { renderMailHtml } from "./render-html";
import { renderMailText } from "./render-text";
import { mailServer } from "./server-settings.server";

const select = { id: true, kind: true, key: true, about: true, state: true, messageId: true } as const;
type Row = { id: number; kind: string; key: string; about: unknown; state: MailState; messageId: string };

/** Returns the part of a `Message-ID` that identifies a mail, derived from its key (RFC 5322, section 3.6.4). */
const idOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 40);

async function messageIdOf({ key, messageId }: Row): Promise<string> {
  await configurationState();
  const origin = knownOrigin();
  return messageId || `${idOf(key)}@${origin ? new URL(origin).hostname : "mail.localhost"}`;
}

/** @throws JobRefused for a mail of another version */
async function write({ kind, about }: Row) {
  const defined = definedMails.get(kind);
  const parsed = defined?.about.safeParse(about);
  if (!defined || !parsed?.success) throw new JobRefused("This version can’t write this email.");
  const written = await defined.write(parsed.data);
  if ("notNeeded" in written) return written;
  const { to, replyTo, subject, body, hides, look } = written;
  const shown = { ...(await mailLook()), ...look };
  const mail = {
    to,
    ...(replyTo && { replyTo }),
    subject,
    text: renderMailText(body, shown),
    html: renderMailHtml(body, shown),
  };
  const concealed = (text: string) => (hides ? text.replaceAll(hides, "…") : text);
  const kept = { recipient: to, subject, text: concealed(mail.text), html: concealed(mail.html) };
  return { mail, kept, isSecret: defined.isSecret === true };
}

type Change = Partial<Row> & { state: MailState; lastError?: string | null; sentAt?: Date };

async function record(id: number, data: Change & Record<string, unknown>) {
  await db.mail.updateMany({
    where: { id },
    data: { lastError: null, ...data, updatedAt: new Date() } as never,
  });
}

/** Returns the state after a failure: an earlier attempt may have reached the server. */
function stateAfter({ failure }: MailError, wasUnsure: boolean, isLast: boolean): MailState {
  if (failure === "unknown" || wasUnsure) return "unknown";
  return failure === "refused" || isLast ? "failed" : "queued";
}

async function deliver(row: Row, mail: Mail, { tries, maxTries }: Attempt, isSecret: boolean) {
  const server = await mailServer();
  if (!server) return record(row.id, { state: "notSent", lastError: "No mail server is set." });
  const wasUnsure = row.state === "sending" || row.state === "unknown";
  await record(row.id, { state: "sending" });
  try {
    await deliverMail(server, mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const state = stateAfter(error, wasUnsure, tries >= maxTries);
    await record(row.id, { state, lastError: error.message });
    throw error.failure === "refused" ? new JobRefused(error.message, { cause: error }) : error;
  }
  await record(row.id, { state: "sent", sentAt: new Date(), ...(isSecret && { about: {} }) });
}

/**
 * Writes and sends a queued mail, as it is true now, and stores what was sent. All attempts have one `Message-ID`, as one
 * whose outcome is unknown, or whose process ended, is repeated.
 * @throws JobRefused if the server refused the mail, MailError if another attempt may succeed
 */
export async function sendQueued(id: number, attempt: Attempt): Promise<void> {
  const row = await db.mail.findUnique({ where: { id }, select });
  if (!row || row.state === "sent") return;
  const written = await write(row).catch(async (error: unknown) => {
    const isLast = error instanceof JobRefused || attempt.tries >= attempt.maxTries;
    const lastError = error instanceof Error ? error.message : String(error);
    await record(id, { state: isLast ? "failed" : row.state, lastError: lastError.slice(0, 500) });
    throw error;
  });
  if ("notNeeded" in written) return record(id, { state: "notSent", lastError: written.notNeeded });
  const messageId = await messageIdOf(row);
  await record(id, { state: row.state, messageId, ...written.kept });
  await deliver(row, { ...written.mail, messageId }, attempt, written.isSecret);
}
