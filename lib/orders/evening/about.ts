import * as z from "zod";

/** The subject of the mail of a summary, as stored. */
export const aboutEvening = z.object({
  /** The business day. */
  day: z.iso.date(),
  /** The moment up to which it counts; the end of the day if it is missing. */
  until: z.iso.datetime().optional(),
});
export type AboutEvening = z.infer<typeof aboutEvening>;
