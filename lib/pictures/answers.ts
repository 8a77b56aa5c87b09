import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";

/** A picture as pages show it. */
export const pictureView = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string().describe("What it shows; empty where it is decoration."),
  decorative: z.boolean(),
  width: z.int(),
  height: z.int(),
  focus: z
    .object({ x: z.number(), y: z.number() })
    .describe("What matters most, from 0 to 1 along each side."),
  placeholder: z.string().describe("A few pixels of it as a data URI; empty where it can be seen through."),
  darkening: z
    .number()
    .describe("How opaque a black layer must be for light text to be read over it, from 0 to 1."),
  src: z.string(),
  sources: z.array(z.object({ type: z.string(), widths: z.array(z.int()), srcset: z.string() })),
  isReady: z.boolean().describe("Whether its smaller renditions are made."),
});
export type PictureView = z.infer<typeof pictureView>;
/** Pictures by their ids; deleted ones are missing. */
export type PictureViews = Readonly<Record<string, PictureView>>;

/** A place that shows a picture. */
export const pictureUse = z.object({ label: z.string(), href: z.string() });
export type PictureUse = z.infer<typeof pictureUse>;

/** A picture as the library lists it. */
export const libraryPicture = pictureView.extend({
  createdAt: moment,
  bytes: z.int(),
  uses: z.array(pictureUse),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

export const pictureList = z.object({
  pictures: z.array(libraryPicture),
  total: z.int().describe("How many there are in all, or match."),
  next: z.string().nullable().describe("What to ask for more with, as `after`."),
});
export type PictureList = z.infer<typeof pictureList>;
