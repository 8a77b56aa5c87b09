import * as z from "zod";
import { tones } from "./announcement";
import { announcementSettings } from "./schema";

export const savedAnnouncements = z.object({
  settings: announcementSettings,
  version: z.int().describe("The number of saves."),
});
export type SavedAnnouncements = z.infer<typeof savedAnnouncements>;

const shown = z.object({
  text: z.string(),
  tone: z.enum(tones),
  from: z.iso.datetime().nullable().describe("The moment from which it is shown; null for always."),
  until: z.iso.datetime().nullable().describe("The moment until which it is shown; null for no end."),
});

export const pageAnnouncements = z.object({
  pages: z.array(
    z.object({
      page: z.string().describe("The website, or a restaurant’s name for its own pages."),
      now: shown.nullable(),
      next: shown.nullable().describe("The one that follows, within what is known today."),
    }),
  ),
});
export type PageAnnouncements = z.infer<typeof pageAnnouncements>;
