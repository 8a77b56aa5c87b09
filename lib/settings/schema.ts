import { z } from "zod";
import { auditDaysChoices } from "@/lib/audit/retention";
import { projectName } from "@/lib/installation/project-name";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { isHost } from "@/lib/platform/http/host";
import { optionalLine } from "@/lib/platform/http/text";
import { timeZone } from "@/lib/platform/time-zone/schema";

/** `https://example.com` for what names a scheme and a host and nothing else; null for anything more or less. */
function originOf(text: string): string | null {
  const url = parseUrl(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  return isOrigin && isHost(url.host) ? url.origin : null;
}

/** Scheme and host, in one spelling; empty where each request says. */
const siteAddress = optionalLine(300).transform((text, context) => {
  const origin = text && originOf(text);
  if (origin !== null) return origin;
  context.addIssue("Enter scheme and host alone, such as https://example.com");
  return z.NEVER;
});

/** After how many minutes without use a session ends; 0: it lasts as long as it was begun for. */
export const idleChoices = [0, 15, 30, 60, 240, 720] as const;

/** A form's choice is a text. */
const asNumber = (value: unknown) =>
  typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value;

/** What an owner or a manager sets for the whole site: `POST /api/settings`. Fields left out keep their values. */
export const settingsInput = z.strictObject({
  projectName,
  siteAddress,
  timeZone,
  idleMinutes: z.preprocess(asNumber, z.literal(idleChoices, "Choose one of the times")).optional(),
  auditDays: z.preprocess(asNumber, z.literal(auditDaysChoices, "Choose one of the times")).optional(),
});
export type Settings = z.infer<typeof settingsInput>;
