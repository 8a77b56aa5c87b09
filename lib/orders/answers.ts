import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { orderStatuses, paymentStatuses, refundStatuses } from "./types";

const cents = z.int().describe("In cents.");

export const orderLine = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  picture: z.string().optional().describe("The address of the dish's picture when the order was placed."),
  quantity: z.int(),
  priceCents: cents,
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order as its guest sees it. */
export const orderView = z.object({
  id: z.string(),
  number: z.int(),
  restaurantId: z.string().describe("The id of the restaurant."),
  restaurantName: z.string().describe("The name of the restaurant when the order was placed."),
  lines: z.array(orderLine),
  subtotalCents: cents,
  taxCents: cents,
  deliveryCents: cents,
  totalCents: cents,
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStatuses),
  refund: z.enum(refundStatuses).optional().describe("Missing if nothing is to be refunded."),
  createdAt: moment,
});
export type OrderView = z.infer<typeof orderView>;

/** An order as the restaurant sees it. */
export const restaurantOrder = orderView.extend({
  name: z.string(),
  email: z.string(),
  isPaymentOpen: z
    .literal(true)
    .optional()
    .describe("The order is cancelled, but its payment is still open and may succeed."),
});
export type RestaurantOrder = z.infer<typeof restaurantOrder>;

export const orderPage = z.object({
  orders: z.array(restaurantOrder).describe("Newest first."),
  next: z.int().nullable().describe("The value of `before` for the next page; null on the last one."),
  counts: z
    .partialRecord(z.enum(orderStatuses), z.int())
    .describe(
      "The number of open orders by status, of the requested restaurant; statuses without orders are omitted.",
    ),
});
export type OrderPage = z.infer<typeof orderPage>;
