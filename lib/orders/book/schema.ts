import * as z from "zod";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { bookMeans } from "./sums";

/** The query of `/api/orders/book` and `/api/orders/book/export`. */
export const bookQuery = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "A month such as 2026-11")
    .optional()
    .describe("By default the current one."),
  restaurantId: restaurantId.optional(),
});
export type BookQuery = z.infer<typeof bookQuery>;

const cents = z.int().describe("In the smallest unit of the currency.");
const amounts = {
  grossCents: cents.describe("The turnover with tax, fees and tips, before refunds."),
  netCents: cents.describe("The turnover without tax."),
  taxCents: cents,
  refundedCents: cents.describe("What was or will be given back, with its tax."),
  refundedTaxCents: cents,
};
const sums = z.object({
  orders: z.int(),
  ...amounts,
  deliveryCents: cents.describe(
    "The fees of deliveries, pickups and orders at the table within the turnover, as they are on the orders.",
  ),
  discountCents: cents.describe("The discounts of vouchers, which are not part of the turnover."),
  tipCents: cents.describe("The tips within the turnover, at 0 %."),
  rates: z.array(z.object({ basisPoints: z.int().describe("10 % is 1000."), ...amounts })),
  kinds: z.array(
    z.object({
      kind: z.enum([...orderKinds, "unknown"]).describe("`unknown` for orders from before there were kinds."),
      orders: z.int(),
      ...amounts,
    }),
  ),
  means: z.array(z.object({ means: z.enum(bookMeans), orders: z.int(), ...amounts })),
});

export const bookAnswer = z.object({
  month: z.string().describe("Such as `2026-11`."),
  today: z.string().describe("The current business day."),
  timeZone: z.string(),
  dayStartHour: z.int().describe("The hour at which a business day begins."),
  restaurants: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe("The restaurants with orders in the month, whichever is requested."),
  books: z
    .array(z.object({ currency: z.string(), total: sums, days: z.array(sums.extend({ day: z.string() })) }))
    .describe("A book for each currency; days without orders or refunds are omitted."),
});
export type BookAnswer = z.infer<typeof bookAnswer>;
