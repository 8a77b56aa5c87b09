import * as z from "zod";

/** A recent change or order. */
export const activity = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("order"),
    number: z.number(),
    restaurantId: z.string(),
    restaurantName: z.string(),
    cents: z.number(),
    currency: z.string(),
    isDemo: z.boolean(),
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

/** An activity with its time (ISO 8601) and a unique id. */
export type Activity = z.infer<typeof activity> & { at: string; id: string };
