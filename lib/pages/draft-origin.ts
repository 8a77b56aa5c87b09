import * as z from "zod";

/** The draft that a page began as: its kind, and its parts by the ids of the sections that they became. */
export const draftOrigin = z.object({ kind: z.string(), parts: z.record(z.string(), z.string()) });
export type DraftOrigin = z.infer<typeof draftOrigin>;
