import "server-only";
import { randomUUID } from "node:crypto";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { MailError } from "@/lib/platform/mail/mail-error";
import { deliverMail } from "@/lib/platform/mail/send.server";
import { mailLook } from "./look.server";
import { renderMailHtml } from "./render-html";
import { renderMailText } from "./render-text";
import { mailServer } from "./server-settings.server";

/** Limits tests, as they could be used to guess passwords of the mail server. */
const TEST_RULE: RateLimitRule = { attempts: 20, windowSeconds: 600 };

/**
 * Sends a mail to a user at once, to test the mail server.
 * @throws AppError `conflict` without a mail server or an address, or with the server's error; `too-many-tries`
 */
export async function sendTestMail({ id, email }: { id: string; email: string }): Promise<void> {
  await takeAttempt([`mail-test:${id}`], TEST_RULE);
  const server = await mailServer();
  if (!server) throw new AppError("conflict", "No mail server is set.");
  if (!email) throw new AppError("conflict", "Your account has no email address to send to.");
  const look = await mailLook();
  const title = `Emails of ${look.name} arrive`;
  const body = {
    title,
    blocks: [{ text: "This is a test. The mail server accepted it, and it has arrived." }],
  };
  const [text, html] = [renderMailText(body, look), renderMailHtml(body, look)];
  const messageId = `${randomUUID()}@mail.localhost`;
  try {
    await deliverMail(server, { to: email, subject: title, text, html, messageId });
  } catch (error) {
    if (error instanceof MailError) throw new AppError("conflict", error.message);
    throw error;
  }
}
