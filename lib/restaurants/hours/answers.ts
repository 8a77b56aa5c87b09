import * as z from "zod";
import { hours } from "./schema";

const moment = z.int().describe("In milliseconds since 1970.");

const shownOpening = z.object({
  start: moment,
  end: moment,
  lastOrder: moment.describe("The last moment of an order."),
  opens: z.string().describe("Such as `Friday at 18:00`, in the time zone of the site."),
  opensTime: z.string(),
  closes: z.string().describe("Empty if it doesn’t close."),
  last: z.string().optional().describe("Missing if orders are taken until the end."),
});

const openings = z.array(shownOpening).optional();

/** The next opening hours of a restaurant as guests get them. */
export const shownHours = z.object({
  at: moment.describe("The time of the server, some minutes ago at most."),
  kinds: z
    .object({ pickup: openings, delivery: openings, table: openings })
    .describe("By kind of order; a missing one is always open."),
  pause: z
    .object({
      until: moment.nullable().describe("Null for a pause that somebody has to end."),
      untilTime: z.string(),
      reason: z.string(),
    })
    .nullable(),
  notes: z.array(z.object({ start: moment, end: moment, message: z.string() })),
  hasTimes: z
    .boolean()
    .optional()
    .describe("True if guests may choose a time, or the kitchen has a capacity: see `POST /orders/times`."),
  later: z.boolean().optional().describe("True if orders for a later time are taken while it is closed."),
  choosesTime: z.boolean().optional().describe("True if guests may order for a later time."),
  categories: z
    .record(
      z.string(),
      z.object({
        text: z.string().describe("Such as `Monday to Friday 11:30–14:30`."),
        openings: z.array(shownOpening.pick({ start: true, end: true, opens: true, opensTime: true })),
      }),
    )
    .optional()
    .describe("The times of categories by id; the dishes of others are always offered."),
});

/** The hours of a restaurant for its owner. */
export const storedHours = z.object({
  hours,
  version: z.int().describe("The number of saves."),
});
export type StoredHours = z.infer<typeof storedHours>;

/** The state of a restaurant's orders for the staff. */
export const ordersState = z.object({
  restaurantId: z.string(),
  restaurantName: z.string(),
  takesOrders: z.boolean().describe("Of any kind of order."),
  text: z.string().describe("Such as `Open until 22:00`; empty if it is always open."),
  pause: z
    .object({
      until: z.iso.datetime().nullable().describe("Null for a pause that somebody has to end."),
      reason: z.string(),
      by: z.string().describe("The user who paused."),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type OrdersState = z.infer<typeof ordersState>;
