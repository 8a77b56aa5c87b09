import { z } from "zod";

/** An object of JSON-LD. */
export const structuredData = z.record(z.string(), z.unknown());

/** An entry that could not be kept. */
export const droppedEntry = z.object({
  index: z.int().describe("Counts from 0 among those that were sent."),
  reason: z.string(),
});
