import { z } from "zod";

/** Something that happened on this instance. */
export const activity = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("order"),
    number: z.number(),
    restaurantId: z.string(),
    restaurantName: z.string(),
    cents: z.number(),
  }),
  z.object({
    kind: z.literal("landing"),
    version: z.number(),
    author: z.string(),
    restoredFrom: z.number().nullable(),
  }),
  z.object({ kind: z.literal("template"), name: z.string(), version: z.number() }),
  z.object({ kind: z.literal("seo"), page: z.string() }),
  z.object({ kind: z.literal("plan"), author: z.string(), isUndone: z.boolean() }),
]);

/** The same with its moment, ISO 8601, and an id of its own. */
export type Activity = z.infer<typeof activity> & { at: string; id: string };
