import * as z from "zod";
import { auditDaysChoices } from "@/lib/audit/retention";
import { acceptWithinChoices, preparationChoices } from "./accepting-choices";
import { dayStartHours } from "./day-start-hours";
import { idleChoices } from "./idle-choices";
import { inboxDaysChoices, inboxSpamDaysChoices } from "./inbox-choices";

export const savedSettings = z.object({
  settings: z.object({
    projectName: z.string(),
    siteAddress: z.string(),
    timeZone: z.string(),
    dayStartHour: z.literal(dayStartHours).optional(),
    preparationMinutes: z.literal(preparationChoices).optional(),
    acceptWithinMinutes: z.literal(acceptWithinChoices).optional(),
    idleMinutes: z.literal(idleChoices).optional(),
    auditDays: z.literal(auditDaysChoices).optional(),
    inboxDays: z.literal(inboxDaysChoices).optional(),
    inboxSpamDays: z.literal(inboxSpamDaysChoices).optional(),
  }),
  version: z.int().describe("The number of saves."),
  fixedSiteAddress: z.string().nullable().describe("The site’s address if the server’s environment sets it."),
  setupAddress: z
    .string()
    .describe("The origin that set-up was saved from: a proposal for the site’s address; may be empty."),
  timeZoneInUse: z.string().describe("The time zone of days: UTC if this server doesn’t know the saved one."),
});
export type SavedSettings = z.infer<typeof savedSettings>;
