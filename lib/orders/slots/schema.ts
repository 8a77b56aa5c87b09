import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { languageTag } from "@/lib/platform/language/schema";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { quantity } from "../schema";
import { orderLimits } from "../types";

/** `POST /api/orders/times`. */
export const timesInput = z.strictObject({
  restaurantId,
  kind: z.enum(orderKinds).optional().describe("By default the first one that the restaurant offers."),
  dishes: z
    .array(z.strictObject({ id: z.string().max(100), quantity }))
    .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
    .describe("The dishes of the cart; a dish may be named several times."),
  language: languageTag
    .optional()
    .describe("The further language of the site for the texts of days and times."),
});
export type TimesInput = z.infer<typeof timesInput>;

export const orderTimes = z.object({
  soon: z
    .object({ text: z.string().describe("Such as `in about 25 minutes`.") })
    .nullable()
    .describe("Null if no order for as soon as possible is taken."),
  reason: z.string().describe("Why none is taken; empty if it is."),
  days: z
    .array(
      z.object({
        label: z.string().describe("Such as `Today`, in the time zone of the site."),
        times: z.array(
          z.object({ at: moment, text: z.string().describe("Such as `19:45`."), isFree: z.boolean() }),
        ),
      }),
    )
    .describe("The times that may be chosen; none if the restaurant takes orders for now only."),
});
export type OrderTimes = z.infer<typeof orderTimes>;
