import "server-only";
import { createTransport } from "nodemailer";
import { log } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";

/** The limit of each step, in milliseconds. */
const TIMEOUT_MS = 10_000;

export const sendsMail = () => environment().SMTP_URL !== undefined;

export type Mail = { to: string; subject: string; text: string };

/** @returns whether the mail server accepted the mail */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (!SMTP_URL || !MAIL_FROM) return false;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail({ from: MAIL_FROM, to: { name: "", address: to }, subject, text });
    return true;
  } catch (error) {
    log.warn({ err: error }, "A mail could not be sent");
    return false;
  }
}
