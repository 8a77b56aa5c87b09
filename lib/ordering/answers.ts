import { z } from "zod";
import { pictureView } from "@/lib/pictures/answers";
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

/** An order as the restaurant sees it. */
export const restaurantOrder = orderView.extend({
  name: z.string(),
  email: z.string(),
  isPaymentOpen: z
    .literal(true)
    .optional()
    .describe("The order is cancelled, but its payment is not: it may still be made."),
});

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

export const soldOutDish = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: z.string(),
  soldOut: z.boolean(),
});
export const soldOutMenu = z.object({
  key: z.string(),
  restaurant: z.string(),
  dishes: z.array(soldOutDish),
});

/** A dish as guests get it. */
export const menuItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  category: z.string(),
  priceCents: cents,
  price: z.number().describe("In dollars."),
  popular: z.boolean(),
  picture: pictureView.optional(),
  soldOut: z.boolean(),
});

/** A menu as guests get it. */
export const shownMenu = z.object({
  items: z.array(menuItem),
  categories: z.array(z.object({ key: z.string(), label: z.string() })).describe("In the menu's order."),
});

/** Restaurants and dishes by name. */
export const dishNames = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    dishes: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);
