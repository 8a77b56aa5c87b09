import * as z from "zod";
import { orderStatuses, paymentStatuses } from "@/lib/orders/types";
import { restaurantId } from "@/lib/restaurants/published/schema";

/** Comma-separated values. */
const oneOrMore = <const Value extends string>(values: readonly Value[], error: string) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(values, { error })).max(values.length));

/** The filter in the queries of `/api/orders` and `/api/orders/export`. */
export const orderFilter = z.strictObject({
  restaurantId: restaurantId.optional(),
  status: oneOrMore(orderStatuses, "Unknown status").optional(),
  payment: oneOrMore(paymentStatuses, "Unknown payment status").optional(),
  /** Only orders for the kitchen: paid, payment processing, or already begun. */
  kitchen: z.literal("true", { error: "Must be true" }).optional(),
});
export type OrderFilter = z.infer<typeof orderFilter>;

const positive = z.coerce
  .number<number>({ error: "Must be a number" })
  .int("Must be a whole number")
  .min(1, "At least 1");

/** The query of `GET /api/orders`: orders with a smaller number than `before`, at most `limit` of them. */
export const orderListQuery = orderFilter.extend({
  sort: z
    .enum(["number", "doneAt"])
    .default("number")
    .describe("`doneAt`: only orders that are done, the latest first, on one page."),
  before: positive.max(2_147_483_647, "Too large").optional(),
  limit: positive.max(200, "At most 200").default(50),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;
