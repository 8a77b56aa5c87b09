import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

/** A picture as pages show it. */
export const pictureView = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string().describe("Text alternative; empty for decoration."),
  decorative: z.boolean(),
  width: z.int(),
  height: z.int(),
  focus: z.object({ x: z.number(), y: z.number() }).describe("Focal point, from 0 to 1 along each side."),
  placeholder: z.string().describe("A few pixels of it as a data URI; empty if it has transparency."),
  darkening: z.number().describe("Opacity of a black layer that makes light text readable, from 0 to 1."),
  src: z.string(),
  sources: z.array(z.object({ type: z.string(), widths: z.array(z.int()), srcset: z.string() })),
  isReady: z.boolean().describe("Whether its renditions are complete."),
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
  total: z.int().describe("Number of all pictures, or of those that match the search."),
  next: z.string().nullable().describe("The value of `after` for the next page."),
});
export type PictureList = z.infer<typeof pictureList>;
