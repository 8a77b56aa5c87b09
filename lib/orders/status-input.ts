import * as z from "zod";
import { sentStep } from "@/lib/platform/http/sent-step";
import { optionalLine } from "@/lib/platform/http/text";
import { isAccepting, isStep } from "./order-status";
import { orderLimits, orderStatuses } from "./types";

const status = z.enum(orderStatuses, { error: "Unknown status" });

const readyInMinutes = z
  .int({ error: "Must be a whole number of minutes" })
  .min(1, "At least 1 minute")
  .max(orderLimits.promisedMinutes, `At most ${orderLimits.promisedMinutes} minutes`);

const orderStep = {
  ...sentStep,
  stepId: sentStep.stepId.describe(
    `${sentStep.stepId.description} A refusal then has the order in \`current\`.`,
  ),
};

/** `POST /api/orders/{id}/promise` */
export const promiseInput = z.strictObject({
  readyInMinutes: readyInMinutes.describe("From now, or from when the step was made."),
  ...orderStep,
});
export type PromiseInput = z.infer<typeof promiseInput>;

/**
 * `POST /api/orders/{id}/status`; `expected` is the status that the client has seen. Cancelling a paid order refunds it
 * and requires `refundCents`, its total minus earlier refunds.
 */
export const statusInput = z
  .strictObject({
    status,
    expected: status,
    readyInMinutes: readyInMinutes
      .optional()
      .describe("The time that the guest is promised when an order is accepted."),
    reason: optionalLine(orderLimits.reason)
      .optional()
      .describe("Why the order is cancelled, for the guest."),
    refundCents: z.int({ error: "Must be a whole number of cents" }).min(1, "At least 1").optional(),
    ...orderStep,
  })
  .refine((input) => isStep(input.expected, input.status), {
    path: ["status"],
    error: "An order can’t go from the one status to the other",
  })
  .refine((input) => input.readyInMinutes === undefined || isAccepting(input), {
    path: ["readyInMinutes"],
    error: "A time is promised when an order is accepted",
  })
  .refine((input) => !input.reason || input.status === "cancelled", {
    path: ["reason"],
    error: "Only cancelling an order has a reason",
  })
  .refine((input) => input.refundCents === undefined || input.status === "cancelled", {
    path: ["refundCents"],
    error: "Only cancelling an order gives its money back",
  });
export type StatusInput = z.infer<typeof statusInput>;
