import * as z from "zod";
import { quantity } from "@/lib/orders/schema";
import { orderLimits } from "@/lib/orders/types";
import { idempotencyKey, line } from "@/lib/platform/http/text";

const cents = z.int({ error: "Must be a whole number of cents" });

/** `POST /api/orders/{id}/refunds`. The key may come in the header `Idempotency-Key` instead. */
export const refundInput = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          position: z.int({ error: "A line is a whole number" }).min(0, "At least 0"),
          quantity,
        }),
      )
      .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
      .refine(
        (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
        "Each line may be named once",
      )
      .default([])
      .describe("The dishes to give back, by the index of their line in the order’s `lines`."),
    withDelivery: z.boolean().default(false).describe("Gives the fee of the kind of order back."),
    withTip: z.boolean().default(false).describe("Gives the tip back."),
    amountCents: cents
      .min(1, "At least 1")
      .optional()
      .describe(
        "Another amount, in the smallest unit of the currency, instead of lines, the fee and the tip.",
      ),
    reason: line(orderLimits.reason, "A reason is required"),
    restock: z
      .boolean()
      .default(false)
      .describe("Makes the dishes of the lines available again that are sold out."),
    shownLeftCents: cents
      .optional()
      .describe("The amount that was shown as left to give back; if another is left, nothing is given back."),
    idempotencyKey: idempotencyKey.optional(),
  })
  .refine(
    ({ lines, withDelivery, withTip, amountCents }) =>
      lines.length > 0 || withDelivery || withTip || amountCents,
    {
      path: ["amountCents"],
      error: "Choose what to give back",
    },
  )
  .refine(
    ({ lines, withDelivery, withTip, amountCents }) =>
      !amountCents || (lines.length === 0 && !withDelivery && !withTip),
    {
      path: ["amountCents"],
      error: "Give either lines or an amount back",
    },
  );
export type RefundInput = z.infer<typeof refundInput>;

/** `POST /api/orders/{id}/refund`: one refund, by default all that are not done. */
export const refundRetryQuery = z.strictObject({
  refundId: z.string().min(1, "At least 1 character").max(255, "At most 255 characters").optional(),
});
