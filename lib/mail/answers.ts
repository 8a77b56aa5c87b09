import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { pageQuery } from "@/lib/platform/http/page-query";

export const mailStates = ["queued", "sending", "sent", "unknown", "failed", "notSent"] as const;

export const mailParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

export const mailListQuery = pageQuery({ max: 200, default: 20 });
export type MailListQuery = z.infer<typeof mailListQuery>;

const listedMail = z.object({
  id: z.int(),
  words: z.string().describe("The name of its kind for people."),
  state: z
    .enum(mailStates)
    .describe(
      "`unknown`: the connection was lost after the whole mail was sent; `notSent`: there was no mail server, or no reason any more.",
    ),
  recipient: z
    .string()
    .nullable()
    .describe("Null without the permission `orders:read`, or before it is known."),
  subject: z.string().nullable().describe("As `recipient`."),
  lastError: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
  canBeSentAgain: z.boolean(),
});
export type ListedMail = z.infer<typeof listedMail>;

export const mailPage = z.object({
  mails: z.array(listedMail).describe("Newest first."),
  next: z.int().nullable().describe("The value of `before` for the next page; null on the last one."),
});
export type MailPage = z.infer<typeof mailPage>;

export const mailContent = z.object({
  id: z.int(),
  subject: z.string(),
  recipient: z.string(),
  messageId: z.string().describe("Empty before the first attempt."),
  text: z.string(),
  html: z.string(),
});
export type MailContent = z.infer<typeof mailContent>;
