import { z } from "zod";
import { auditDaysChoices } from "@/lib/audit/retention";
import { idleChoices } from "./schema";

export const savedSettings = z.object({
  settings: z.object({
    projectName: z.string(),
    siteAddress: z.string(),
    timeZone: z.string(),
    idleMinutes: z.literal(idleChoices).optional(),
    auditDays: z.literal(auditDaysChoices).optional(),
  }),
  version: z.int().describe("Counts the saves."),
  fixedSiteAddress: z
    .string()
    .nullable()
    .describe("The site's address where the server's environment decides it, whatever is saved."),
  setupAddress: z
    .string()
    .describe("Scheme and host that set-up was saved from: a proposal for the site's address; may be empty."),
  timeZoneInUse: z
    .string()
    .describe("What days are counted in: UTC where this server doesn't know the saved time zone."),
});
export type SavedSettings = z.infer<typeof savedSettings>;
