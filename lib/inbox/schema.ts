import * as z from "zod";
import { messageLimits as limits } from "@/lib/landing/contact-form";
import { pageQuery } from "@/lib/platform/http/page-query";
import { optionalLine, paragraph } from "@/lib/platform/http/text";
import { MESSAGES_PER_PAGE } from "./limits";
import { messageStatuses } from "./status";

const filter = {
  status: z.enum(messageStatuses).optional().describe("By default all but spam."),
  q: optionalLine(80).optional().describe("Part of a name, an email address, a phone number or a text."),
};

/** `GET /api/inbox/messages`. */
export const messagesQuery = pageQuery({ max: 200, default: MESSAGES_PER_PAGE }).extend(filter);
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** `GET /api/inbox/export`. */
export const messagesFilter = z.strictObject(filter);
export type MessagesFilter = z.infer<typeof messagesFilter>;

/** `/api/inbox/messages/{id}`. Malformed ids map to 0, which no message has, so they yield 404. */
export const messageParams = z.object({
  id: z.string().transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)),
});

/** `PUT /api/inbox/messages/{id}/status`. */
export const messageStatusInput = z.strictObject({ status: z.enum(messageStatuses) });

/** `PUT /api/inbox/messages/{id}/note`. */
export const messageNoteInput = z.strictObject({
  note: z.union([z.literal(""), paragraph(limits.note, "A note is a text")]),
});
