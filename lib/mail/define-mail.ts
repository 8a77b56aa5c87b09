import type * as z from "zod";
import { remember } from "@/lib/platform/runtime/remember";
import type { MailBody, MailLook } from "./body";
import type { MailKind } from "./kinds";

/** A mail as it is true now. */
export type WrittenMail = {
  to: string;
  /** The address of answers, if it isn’t that of the site. */
  replyTo?: string;
  subject: string;
  body: MailBody;
  /** Replaces parts of the business's own look. */
  look?: Partial<MailLook>;
  /** A secret, such as a link, that is not stored with the text. */
  hides?: string;
};

type Declaration<About extends z.ZodType> = {
  kind: MailKind;
  /** Validates what the mail is about, as stored. */
  about: About;
  /** True if what it is about has a secret, which is erased once the mail was sent. */
  isSecret?: boolean;
  /** Writes the mail at each attempt. @returns the mail, or why there is no reason for it any more */
  write: (about: z.output<About>) => Promise<WrittenMail | { notNeeded: string }>;
};
export type DefinedMail<About extends z.ZodType = z.ZodType> = Readonly<Declaration<About>>;

/** The mails of this process by kind. */
export const definedMails = remember("mails", () => new Map<string, DefinedMail>());

/** Defines how a kind of mail is written. The module is imported in `instrumentation.ts`. */
export function defineMail<About extends z.ZodType>(mail: DefinedMail<About>): DefinedMail<About> {
  definedMails.set(mail.kind, mail as unknown as DefinedMail);
  return mail;
}
