import * as z from "zod";
import { restaurantId } from "../published/schema";

/** The most portions that can be counted. */
const MAX_PORTIONS = 10_000;

const portions = (message: string) =>
  z
    .int({ error: message })
    .min(0, message)
    .max(MAX_PORTIONS, `At most ${MAX_PORTIONS.toLocaleString("en")}`);

/** `PUT /api/ordering/stock`. */
export const stockInput = z.strictObject({
  restaurantId,
  groupId: z.string().max(100).default("").describe("The group of an option; empty for a dish."),
  itemId: z.string({ error: "A dish or an option is required" }).max(100).describe("The dish or the option."),
  stock: z
    .strictObject({
      left: portions("The number left is a whole number from 0 on")
        .optional()
        .describe("Of today, if it is counted by day; missing to leave it as it is."),
      daily: portions("The number for each day is a whole number from 0 on")
        .nullable()
        .describe("The number that each business day begins with; null to count all days together."),
      isShown: z.boolean().describe("Guests see how many are left, once they are at most 10."),
    })
    .nullable()
    .describe("Null to stop counting."),
});
export type StockInput = z.infer<typeof stockInput>;
