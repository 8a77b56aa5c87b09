import * as z from "zod";
import { auditDaysChoices } from "@/lib/audit/retention";
import { projectName } from "@/lib/installation/project-name";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { isHost } from "@/lib/platform/http/host";
import { optionalLine } from "@/lib/platform/http/text";
import { timeZone } from "@/lib/platform/time-zone/schema";
import { acceptWithinChoices, preparationChoices } from "./accepting-choices";
import { dayStartHours } from "./day-start-hours";
import { idleChoices } from "./idle-choices";
import { inboxDaysChoices, inboxSpamDaysChoices } from "./inbox-choices";

/** Returns the origin of an address with scheme and host only, such as `https://example.com`; null for any other. */
function originOf(text: string): string | null {
  const url = parseUrl(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  return isOrigin && isHost(url.host) ? url.origin : null;
}

/** An origin in canonical form; empty if each request decides. */
const siteAddress = optionalLine(300).transform((text, context) => {
  const origin = text && originOf(text);
  if (origin !== null) return origin;
  context.addIssue("Enter scheme and host alone, such as https://example.com");
  return z.NEVER;
});

/** Converts a form's choice, which is a text. */
const asNumber = (value: unknown) =>
  typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value;

/** `POST /api/settings`: the settings of the whole site. Omitted fields keep their values. */
export const settingsInput = z.strictObject({
  projectName,
  siteAddress,
  timeZone,
  dayStartHour: z
    .preprocess(asNumber, z.literal(dayStartHours, "Choose one of the hours"))
    .optional()
    .describe("The hour at which a business day begins: orders before it count for the evening before."),
  preparationMinutes: z
    .preprocess(asNumber, z.literal(preparationChoices, "Choose one of the times"))
    .optional()
    .describe("The minutes that an order takes when nothing else is in preparation."),
  acceptWithinMinutes: z
    .preprocess(asNumber, z.literal(acceptWithinChoices, "Choose one of the times"))
    .optional()
    .describe("Guests’ orders that nobody accepts within these minutes are cancelled; 0 for never."),
  idleMinutes: z.preprocess(asNumber, z.literal(idleChoices, "Choose one of the times")).optional(),
  auditDays: z.preprocess(asNumber, z.literal(auditDaysChoices, "Choose one of the times")).optional(),
  inboxDays: z
    .preprocess(asNumber, z.literal(inboxDaysChoices, "Choose one of the times"))
    .optional()
    .describe("Messages of visitors are deleted after these days; 0 for never."),
  inboxSpamDays: z
    .preprocess(asNumber, z.literal(inboxSpamDaysChoices, "Choose one of the times"))
    .optional()
    .describe("Messages in Spam are deleted after these days."),
});
export type Settings = z.infer<typeof settingsInput>;
