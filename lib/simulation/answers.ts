import * as z from "zod";
import { refusalReasons } from "./reasons";

const cents = z.int().optional().describe("Missing without the permission to read turnover.");

export const simulationAnswer = z.object({
  from: z.iso.datetime().describe("The moment from which on orders were read."),
  timeZone: z.string().describe("That of the site, which `fullTimes` are in."),
  orders: z.int().describe("The orders that were run, without cancelled and unpaid ones."),
  left: z.int().describe("Earlier orders since then that were left out, as there are too many."),
  reproduced: z.int().describe("Orders whose stored amounts are exactly those of the published rules."),
  repriced: z
    .int()
    .describe("Orders that cost something else by the published rules, as these have changed since."),
  notComparable: z
    .int()
    .describe(
      "Orders that the published rules refuse, and deliveries whose place isn’t stored; they count nowhere else.",
    ),
  refusedOrders: z.int(),
  changedTotals: z.int().describe("Orders that would have cost something else."),
  postponed: z
    .int()
    .describe(
      "Orders for as soon as possible that would have had to wait for a later time, as theirs was full.",
    ),
  refused: z
    .array(
      z.object({
        reason: z.enum(refusalReasons),
        orders: z.int(),
        examples: z
          .array(z.object({ number: z.int(), at: z.iso.datetime(), detail: z.string() }))
          .describe("The first ones; none without the permission to read orders."),
      }),
    )
    .describe("The orders that would have been refused by their reason, the most frequent first."),
  turnover: z
    .array(
      z.object({
        currency: z.string(),
        orders: z.int(),
        beforeCents: cents,
        afterCents: cents,
        beforeTaxCents: cents,
        afterTaxCents: cents,
        changeBasisPoints: z.int().nullable().describe("Null if there was none before."),
      }),
    )
    .describe("The totals of the orders by the published rules and by the draft, in minor units."),
  fullTimes: z
    .array(
      z.object({
        weekday: z.int().describe("0 for Monday."),
        time: z.string().describe("Such as `19:00`."),
        units: z.int().describe("The most units of effort that were wanted beyond the capacity."),
        orders: z.int().describe("The most orders that wanted it beyond the capacity."),
        times: z.int().describe("How often it was too full."),
      }),
    )
    .describe("Times of the week at which the draft has too little capacity, the fullest first."),
  moreFullTimes: z.int().describe("The number of further ones."),
});
export type SimulationSummary = z.infer<typeof simulationAnswer>;
