import * as z from "zod";
import { isStep } from "./order-status";
import { orderStatuses } from "./types";

const status = z.enum(orderStatuses, { error: "Unknown status" });

/**
 * `POST /api/orders/{id}/status`; `expected` is the status that the client has seen. Cancelling a paid order refunds it
 * and requires `refundCents`, its total minus earlier refunds.
 */
export const statusInput = z
  .strictObject({
    status,
    expected: status,
    refundCents: z.int({ error: "Must be a whole number of cents" }).min(1, "At least 1").optional(),
  })
  .refine((input) => isStep(input.expected, input.status), {
    path: ["status"],
    error: "An order can’t go from the one status to the other",
  })
  .refine((input) => input.refundCents === undefined || input.status === "cancelled", {
    path: ["refundCents"],
    error: "Only cancelling an order gives its money back",
  });
export type StatusInput = z.infer<typeof statusInput>;
