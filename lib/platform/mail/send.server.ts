import "server-only";
import { createTransport } from "nodemailer";
import { mailErrorOf } from "./mail-error";
import type { MailServer } from "./mail-server";

/** The limit of each step, in milliseconds. */
const TIMEOUT_MS = 10_000;

export type Mail = {
  to: string;
  /** The address of answers, if it isn’t the sender’s. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for all attempts of a mail, without angle brackets (RFC 5322, section 3.6.4). */
  messageId?: string;
};

/** @throws MailError if the mail server did not accept the mail */
export async function deliverMail(
  server: MailServer,
  { to, replyTo, subject, text, html, messageId }: Mail,
): Promise<void> {
  const transport = createTransport({
    ...server.connection,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  let isTransmitted = false;
  transport.use("stream", ({ message }, done) => {
    message.processFunc((stream) =>
      stream.once("end", () => {
        isTransmitted = true;
      }),
    );
    done();
  });
  try {
    await transport.sendMail({
      from: server.from,
      to: { name: "", address: to },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      messageId: messageId && `<${messageId}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } catch (error) {
    throw mailErrorOf(error, server, isTransmitted);
  }
}
