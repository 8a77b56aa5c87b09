import * as z from "zod";
import { isHost } from "@/lib/platform/http/host";
import { line, optionalLine } from "@/lib/platform/http/text";

/** `tls` encrypts from the beginning, `starttls` after a command, `none` not at all. */
export const encryptions = ["tls", "starttls", "none"] as const;

/** Converts a form's text. */
const asNumber = (value: unknown) =>
  typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : value;

const port = "Enter the port, such as 465 or 587";

/** The mail server as it is stored; the password is a secret. */
export const mailServerSettings = z.strictObject({
  host: line(253, "Enter the name of the mail server").refine(
    (host) => isHost(host) && !/:\d+$/.test(host),
    "Enter the name alone, such as mail.example.com",
  ),
  port: z.preprocess(asNumber, z.int({ error: port }).min(1, port).max(65_535, port)),
  encryption: z.enum(encryptions, { error: "Choose an encryption" }),
  user: optionalLine(254).describe("Empty for a server without a sign-in."),
  senderAddress: line(254, "Enter the sender’s address").pipe(
    z.email("Enter an address such as hello@example.com"),
  ),
  senderName: optionalLine(100).describe("Empty for the name of the business."),
});
export type MailServerSettings = z.infer<typeof mailServerSettings>;

/** `PUT /api/settings/mail-server`. */
export const mailServerInput = mailServerSettings.extend({
  password: z
    .string()
    .max(1000, "At most 1000 characters")
    .nullable()
    .optional()
    .describe("Omitted, it stays; null removes it."),
});
export type MailServerInput = z.infer<typeof mailServerInput>;

export const mailServerState = z.object({
  source: z
    .enum(["environment", "settings", "none"])
    .describe("Where the mail server is set; that of the environment replaces the other."),
  settings: mailServerSettings
    .extend({ senderAddress: z.string(), hasPassword: z.boolean() })
    .nullable()
    .describe("The settings entered in the portal; null without any."),
  environment: z
    .object({ host: z.string(), sender: z.string() })
    .nullable()
    .describe("What `SMTP_URL` and `MAIL_FROM` set; null without them."),
});
export type MailServerState = z.infer<typeof mailServerState>;
