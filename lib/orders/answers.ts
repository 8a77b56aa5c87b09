import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";
import { orderStatuses, paymentStatuses, refundStatuses } from "./types";

const cents = z.int().describe("In cents.");

export const orderLine = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  picture: z.string().optional().describe("The address of its picture at that moment, where it had one."),
  quantity: z.int(),
  priceCents: cents,
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order as its guest sees it. */
export const orderView = z.object({
  id: z.string(),
  number: z.int(),
  menu: z.string().describe("The id of the restaurant."),
  restaurant: z.string().describe("Its name when the order was placed."),
  lines: z.array(orderLine),
  subtotalCents: cents,
  taxCents: cents,
  deliveryCents: cents,
  totalCents: cents,
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStatuses),
  refund: z.enum(refundStatuses).optional().describe("Missing where no money is to be given back."),
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
    .describe("The order is cancelled, but its payment is not: it may still be made."),
});
export type RestaurantOrder = z.infer<typeof restaurantOrder>;

export const orderPage = z.object({
  orders: z.array(restaurantOrder).describe("Newest first."),
  next: z
    .int()
    .nullable()
    .describe("What to ask for older ones with, as `before`; null where there are none."),
  counts: z
    .partialRecord(z.enum(orderStatuses), z.int())
    .describe(
      "How many orders are at each step, of the menu that is asked for; steps without orders are left out.",
    ),
});
export type OrderPage = z.infer<typeof orderPage>;
