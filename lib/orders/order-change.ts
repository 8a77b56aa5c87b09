import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

const cents = z.int().describe("In the smallest unit of the currency.");
const dishes = z.array(z.object({ name: z.string(), quantity: z.int() }));

/** A change of an order's dishes, as its guest sees it. */
export const orderChange = z.object({
  at: moment,
  removed: dishes,
  added: dishes,
  differenceCents: cents.describe("By how much the guest pays more; negative if less."),
});

/** A change of an order's dishes, as the restaurant sees it. */
export const restaurantChange = orderChange.extend({
  by: z.string().describe("The email address or name of the user."),
  addition: z
    .int()
    .optional()
    .describe("The number of the order that has the added dishes, as this one was paid by card."),
});

/** A change as it is stored; without a hash from before there were any. */
const storedChanges = z.array(
  restaurantChange.extend({ key: z.string(), requestHash: z.string().optional() }),
);
export type StoredChange = z.infer<typeof storedChanges>[number];

/** Parses the stored changes of an order. */
export const parseChanges = (stored: unknown): StoredChange[] => storedChanges.parse(stored);
