import * as z from "zod";
import { isTarget } from "@/lib/landing/link-target";
import { line, optionalLine } from "@/lib/platform/http/text";
import { optionalLinkThat } from "@/lib/platform/http/web-link";
import { isDay } from "@/lib/platform/time-zone/is-day";
import { entryId } from "@/lib/restaurants/entry-id";
import { type AnnouncementSettings, announcementLimits, tones } from "./announcement";

const wallTime = /^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

const optionalWallTime = z
  .string({ error: "Enter a day and a time" })
  .refine(
    (text) => text === "" || (wallTime.test(text) && isDay(text.slice(0, "2026-12-24".length))),
    "Enter a day and a time from 2000 to 2099",
  );

export const announcement = z
  .strictObject({
    id: entryId,
    text: line(announcementLimits.text, "Enter what guests should know"),
    link: optionalLinkThat(isTarget).describe("An address, or `restaurant:{id}`; empty for none."),
    linkLabel: optionalLine(announcementLimits.linkLabel).describe("The words of the link."),
    tone: z.enum(tones, { error: "Choose how it looks" }),
    from: optionalWallTime.describe(
      "In the site’s time zone, such as `2026-12-24T18:00`; empty for at once.",
    ),
    until: optionalWallTime.describe("The end; empty for none."),
    isOn: z.boolean(),
  })
  .refine(({ link, linkLabel }) => link === "" || linkLabel !== "", {
    error: "Enter the words of the link",
    path: ["linkLabel"],
  })
  .refine(({ link, linkLabel }) => linkLabel === "" || link !== "", {
    error: "Enter the address, or remove the words",
    path: ["link"],
  })
  .refine(({ from, until }) => until === "" || from < until, {
    error: "The end is not after the beginning",
    path: ["until"],
  });

export const announcementSettings: z.ZodType<AnnouncementSettings, AnnouncementSettings> = z
  .strictObject({
    announcements: z
      .array(announcement)
      .max(announcementLimits.announcements, `At most ${announcementLimits.announcements} announcements`),
    exceptionDays: z
      .int({ error: "A number of days is needed" })
      .min(0, "At least 0")
      .max(announcementLimits.exceptionDays, `At most ${announcementLimits.exceptionDays} days`)
      .describe("Exceptions of the opening hours are announced this number of days before; 0 for never."),
  })
  .superRefine(({ announcements }, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, { id }] of announcements.entries()) {
      if (seen.has(id))
        addIssue({
          code: "custom",
          path: ["announcements", index, "id"],
          message: `The id ${id} is there twice`,
        });
      seen.add(id);
    }
  });
