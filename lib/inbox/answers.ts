import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { messageStatuses } from "./status";

/** The value of one of the owner’s fields, with its label at that time. */
export const messageAnswer = z.object({ label: z.string(), value: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** A message in the list. */
export const listedMessage = z.object({
  id: z.int(),
  createdAt: moment,
  name: z.string(),
  email: z.string(),
  excerpt: z.string().describe("The beginning of the text, in one line."),
  status: z.enum(messageStatuses),
  hasNote: z.boolean(),
});
export type ListedMessage = z.infer<typeof listedMessage>;

export const messagePage = z.object({
  messages: z.array(listedMessage).describe("Newest first."),
  next: z.int().nullable().describe("The value of `before` for older ones; null without any."),
  counts: z.record(z.enum(messageStatuses), z.int()).describe("All messages by status."),
});
export type MessagePage = z.infer<typeof messagePage>;

export const message = listedMessage.omit({ excerpt: true, hasNote: true }).extend({
  phone: z.string().describe("Empty without one."),
  text: z.string(),
  answers: z.array(messageAnswer).describe("The owner’s fields."),
  consent: z.string().describe("What the visitor agreed to; may be empty."),
  note: z.string().describe("The note of the staff."),
  noteVersion: z
    .int()
    .describe("The number of changes of the note. Send it as `If-Match` with the next one."),
  spamScore: z.int(),
  spamReasons: z.array(z.string()),
  changedBy: z.string().describe("The user who changed it last; may be empty."),
});
export type Message = z.infer<typeof message>;
