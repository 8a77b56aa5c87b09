import "server-only";
import { createTransport } from "nodemailer";
import { log } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";
import { MailError, mailErrorOf } from "./mail-error";

/** The limit of each step, in milliseconds. */
const TIMEOUT_MS = 10_000;

export const sendsMail = () => environment().SMTP_URL !== undefined;

export type Mail = { to: string; subject: string; text: string };

/** @throws MailError if the mail server did not accept the mail */
export async function deliverMail({ to, subject, text }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (!SMTP_URL || !MAIL_FROM)
    throw new MailError("No mail server is set: set SMTP_URL and MAIL_FROM.", false);
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail({ from: MAIL_FROM, to: { name: "", address: to }, subject, text });
  } catch (error) {
    throw mailErrorOf(error);
  }
}

/** @returns whether the mail server accepted the mail */
export async function sendMail(mail: Mail): Promise<boolean> {
  try {
    await deliverMail(mail);
    return true;
  } catch (error) {
    log.warn({ err: error }, "A mail could not be sent");
    return false;
  }
}
