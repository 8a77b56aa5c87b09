import * as z from "zod";
import { line, optionalLine } from "@/lib/platform/http/text";
import { libraryLimits, MAX_VIEWS, PICTURE_ID } from "./limits";

/** The id of a picture of the library. */
export const pictureId = z.string().regex(PICTURE_ID, "Choose a picture of the library");

/** Like `pictureId`, or empty for none. */
export const optionalPictureId = z.union([z.literal(""), pictureId], {
  error: "Choose a picture of the library",
});

/** The error of a field whose picture is not in the library. */
export const PICTURE_IS_GONE = "This picture is not in the library any more: choose another one.";

/** A point of a picture, from 0 to 1 along each side. */
const coordinate = z
  .number({ error: "Must be a number from 0 to 1" })
  .min(0, "Must be a number from 0 to 1")
  .max(1, "Must be a number from 0 to 1");

/** The editable details of a picture; only decoration needs no text alternative. */
export const pictureDetails = z
  .strictObject({
    name: line(libraryLimits.name, "Name is required"),
    alt: optionalLine(libraryLimits.alt),
    decorative: z.boolean(),
    focus: z.strictObject({ x: coordinate, y: coordinate }),
  })
  .refine(({ alt, decorative }) => decorative || alt !== "", {
    path: ["alt"],
    error: "Say what the picture shows, or that it is decoration",
  });

export const pictureParams = z.object({ id: z.string() });

/** The query of the list: a search, and the last picture of the page before. */
export const pictureQuery = z.strictObject({
  q: optionalLine(libraryLimits.alt).default(""),
  after: optionalPictureId.default(""),
});

/** Pictures by their ids, as in `a,b`. */
export const viewQuery = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(z.array(pictureId).max(MAX_VIEWS, `At most ${MAX_VIEWS} pictures at once`)),
});

export type PictureDetails = z.infer<typeof pictureDetails>;
export type PictureQuery = z.infer<typeof pictureQuery>;
