import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import type { MailServer } from "./mail-server";

/** `refused`: another attempt is useless; `later`: it may succeed; `unknown`: the server may have the mail. */
export type MailFailure = "refused" | "later" | "unknown";

/** A mail was not accepted. The message is for owners, and names the setting that may be wrong. */
export class MailError extends errorAcrossBundles("MailError") {
  constructor(
    message: string,
    readonly failure: MailFailure,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The fields of errors by nodemailer; `response` is the server's reply. */
type SmtpError = {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
};

/** The settings as their reader knows them. */
const names = {
  environment: {
    host: "the host in SMTP_URL",
    address: "host and port in SMTP_URL",
    account: "user and password in SMTP_URL",
    encryption: "smtp:// or smtps:// and the port in SMTP_URL",
    sender: "MAIL_FROM",
  },
  settings: {
    host: "“Mail server”",
    address: "“Mail server” and “Port”",
    account: "“User” and “Password”",
    encryption: "“Encryption” and “Port”",
    sender: "“Sender’s address”",
  },
} as const satisfies Record<MailServer["source"], object>;

/** Returns the step of SMTP that failed, in words. */
function failedStep({ code = "", command = "", message = "" }: SmtpError, source: MailServer["source"]) {
  const { host, address, account, encryption, sender } = names[source];
  if (code === "EDNS") return `The mail server was not found: check ${host}`;
  if (code === "EAUTH") return `The mail server refused the sign-in: check ${account}`;
  if (code === "ETLS" || /certificate|SSL|TLS/i.test(message)) {
    return `There was no encrypted connection to the mail server: check ${encryption}`;
  }
  if (command === "MAIL FROM") return `The mail server refused the sender: check ${sender}`;
  if (command === "RCPT TO") return "The mail server refused the recipient";
  if (command === "DATA") return "The mail server refused the email";
  if (message.startsWith("Connection closed")) return "The mail server closed the connection";
  if (code === "ETIMEDOUT") return `The mail server did not answer in time: check ${address}`;
  return `The mail server could not be reached: check ${address}`;
}

/**
 * Returns the error of a mail that was not accepted; a 5xx reply is final (RFC 5321, section 4.2.1). One to the sign-in is
 * about the settings, not the mail: mails wait until they are corrected.
 * @param isTransmitted true if the whole mail was sent: without a reply, the server may have it
 */
export function mailErrorOf(error: unknown, { source }: MailServer, isTransmitted: boolean): MailError {
  const failure = error as SmtpError;
  const { response, message = "", responseCode = 0 } = failure;
  const isRefused = responseCode >= 500 && responseCode < 600 && failure.code !== "EAUTH";
  const unanswered = isTransmitted && responseCode === 0 ? "unknown" : "later";
  return new MailError(
    `${failedStep(failure, source)} (${response ?? message}).`,
    isRefused ? "refused" : unanswered,
    error,
  );
}
