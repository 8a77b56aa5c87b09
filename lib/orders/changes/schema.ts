import * as z from "zod";
import { orderDishes } from "@/lib/orders/schema";
import { orderLimits } from "@/lib/orders/types";
import { idempotencyKey } from "@/lib/platform/http/text";

/** `POST /api/orders/{id}/changes`. The key may come in the header `Idempotency-Key` instead. */
export const changeInput = z
  .strictObject({
    removed: z
      .array(
        z.strictObject({
          position: z.int({ error: "A line is a whole number" }).min(0, "At least 0"),
          quantity: z
            .int({ error: "Quantity is a whole number" })
            .min(1, "At least 1")
            .max(orderLimits.quantity, `At most ${orderLimits.quantity} of a dish`),
        }),
      )
      .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
      .refine(
        (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
        "Each line may be named once",
      )
      .default([])
      .describe("The dishes to take away, by the index of their line in the order’s `lines`."),
    added: orderDishes.default([]),
    shownChanges: z
      .int({ error: "Must be a whole number" })
      .min(0, "At least 0")
      .describe("The number of changes that the client has seen; if there are others, nothing is changed."),
    shownDifferenceCents: z
      .int({ error: "Must be a whole number of cents" })
      .optional()
      .describe("The shown difference; if the difference is another, nothing is changed."),
    idempotencyKey: idempotencyKey.optional(),
  })
  .refine(({ removed, added }) => removed.length + added.length > 0, {
    path: ["added"],
    error: "Nothing is changed",
  });
export type ChangeInput = z.infer<typeof changeInput>;
