import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** A mail was not accepted. The message is for owners, and names the setting that may be wrong. */
export class MailError extends errorAcrossBundles("MailError") {
  constructor(
    message: string,
    /** True if another attempt is useless with the same settings. */
    readonly isFinal: boolean,
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

/** Returns the step of SMTP that failed, in words. */
function failedStep({ code = "", command = "", message = "" }: SmtpError): string {
  if (code === "EDNS") return "The mail server was not found: check the host in SMTP_URL";
  if (code === "EAUTH") return "The mail server refused the sign-in: check user and password in SMTP_URL";
  if (code === "ETLS" || /certificate|SSL|TLS/i.test(message)) {
    return "There was no encrypted connection to the mail server: check smtp:// or smtps:// and the port in SMTP_URL";
  }
  if (command === "MAIL FROM") return "The mail server refused the sender: check MAIL_FROM";
  if (command === "RCPT TO") return "The mail server refused the recipient";
  if (command === "DATA") return "The mail server refused the mail";
  if (message.startsWith("Connection closed")) return "The mail server closed the connection";
  if (code === "ETIMEDOUT") return "The mail server did not answer in time: check host and port in SMTP_URL";
  return "The mail server could not be reached: check host and port in SMTP_URL";
}

/** Returns the error of a mail that was not accepted; a 5xx reply is final (RFC 5321, section 4.2.1). */
export function mailErrorOf(error: unknown): MailError {
  const failure = error as SmtpError;
  const { response, message = "", responseCode = 0 } = failure;
  const isFinal = responseCode >= 500 && responseCode < 600;
  return new MailError(`${failedStep(failure)} (${response ?? message}).`, isFinal, error);
}
