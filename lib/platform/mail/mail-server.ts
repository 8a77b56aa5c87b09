import { environment } from "@/lib/platform/runtime/env";

/** A mail server with the sender of its mails. */
export type MailServer = {
  /** The place of the settings, to name them in errors. */
  source: "environment" | "settings";
  /** Options of nodemailer. */
  connection: Connection;
  from: string | { name: string; address: string };
};

type Connection =
  | { url: string }
  | {
      host: string;
      port: number;
      /** Encrypts from the beginning. */
      secure: boolean;
      /** Refuses to go on without `STARTTLS`. */
      requireTLS: boolean;
      ignoreTLS: boolean;
      auth?: { user: string; pass: string };
    };

/** Returns the mail server of the environment, which replaces that of the settings; null without one. */
export function environmentMailServer(): MailServer | null {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (!SMTP_URL || !MAIL_FROM) return null;
  return { source: "environment", connection: { url: SMTP_URL }, from: MAIL_FROM };
}
