import * as z from "zod";

/** Orders and refunds of a time; amounts by currency, in its smallest unit. */
export const daySums = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** The orders that the kitchen has not handed over yet. */
  open: z.int(),
  amounts: z.array(z.object({ currency: z.string(), turnoverCents: z.number(), refundedCents: z.number() })),
});
export type DaySums = z.infer<typeof daySums>;

/** The stored subject of the mail of a summary. */
export const aboutEvening = z.object({
  /** The business day. */
  day: z.iso.date(),
  /** Its sums when the mail was queued, up to that moment; missing in mails from before they were stored. */
  told: daySums
    .extend({
      until: z.iso.datetime(),
      /** The ids of what was sold out by then; missing in mails from before they were stored. */
      soldOut: z.array(z.string()).optional(),
    })
    .optional(),
});
export type AboutEvening = z.infer<typeof aboutEvening>;
