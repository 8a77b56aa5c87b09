import * as z from "zod";
import type { OrderView } from "./answers";
import { type OrderStatus, orderStatuses, type PaymentStatus } from "./types";

/** The statuses that may follow each status, the usual one first. Earlier statuses undo a step. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ["preparing", "cancelled"],
  preparing: ["ready", "cancelled", "new"],
  ready: ["done", "cancelled", "preparing"],
  done: ["ready"],
  cancelled: ["new", "preparing", "ready"],
};

export const isStep = (from: OrderStatus, to: OrderStatus) => steps[from].includes(to);

/** Returns the usual next status; null after the last one. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return status === "done" || status === "cancelled" ? null : (steps[status][0] ?? null);
}

const isOpen = (status: OrderStatus) => nextStatus(status) !== null;
export const openStatuses = orderStatuses.filter(isOpen);

/** Returns whether an order is finally cancelled, because its payment is being or was refunded. */
export const isRefunding = ({ status, refund }: Pick<OrderView, "status" | "refund">) =>
  status === "cancelled" && refund !== undefined;

/** The payment statuses of orders for the kitchen: paid, or demo mode. */
export const settledPayments = ["demo", "paid"] as const satisfies PaymentStatus[];
export const isSettled = (payment: PaymentStatus) => settledPayments.some((one) => one === payment);

const status = z.enum(orderStatuses, { error: "Unknown status" });

/**
 * `POST /api/orders/{id}/status`; `expected` is the status that the client has seen. Cancelling a paid order refunds it
 * and requires `refundCents`, its total.
 */
export const statusInput = z
  .strictObject({
    status,
    expected: status,
    refundCents: z.int({ error: "Must be a whole number of cents" }).min(1, "At least 1").optional(),
  })
  .refine((input) => isStep(input.expected, input.status), {
    path: ["status"],
    error: "An order can't go from the one status to the other",
  })
  .refine((input) => input.refundCents === undefined || input.status === "cancelled", {
    path: ["refundCents"],
    error: "Only cancelling an order gives its money back",
  });
export type StatusInput = z.infer<typeof statusInput>;
