import * as z from "zod";
import { sentStep } from "@/lib/platform/http/sent-step";
import { idempotencyKey } from "@/lib/platform/http/text";
import { languageTag } from "@/lib/platform/language/schema";
import { RESTAURANT_ID } from "./restaurant-id";

/** A restaurant's id as API parameter. */
export const restaurantId = z
  .string({ error: "Unknown restaurant" })
  .regex(RESTAURANT_ID, "Unknown restaurant");

/** `/api/menus/{id}` and `/api/ordering/menus/{id}`: both by the id of the restaurant. */
export const restaurantParams = z.object({ id: restaurantId });

export const menuQuery = z.strictObject({
  language: languageTag
    .optional()
    .describe("A further language of the site, for its translation; missing for the default one."),
});

const sentMark = {
  ...sentStep,
  follows: idempotencyKey
    .optional()
    .describe("The `stepId` of the mark before, if the device has sent it without an answer so far."),
};
/** The fields of a mark that a device sends until it is answered. */
export type SentMark = { [field in keyof typeof sentMark]?: z.infer<(typeof sentMark)[field]> };

/** `POST /api/ordering/sold-out`. */
export const soldOutInput = z.strictObject({
  restaurantId,
  dishId: z.string({ error: "A dish is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
  ...sentMark,
});
export type SoldOutInput = z.infer<typeof soldOutInput>;

/** `POST /api/ordering/sold-out/options`. */
export const soldOutOptionInput = z.strictObject({
  restaurantId,
  groupId: z.string({ error: "A group is required" }).max(100),
  optionId: z.string({ error: "An option is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
  ...sentMark,
});
export type SoldOutOptionInput = z.infer<typeof soldOutOptionInput>;
