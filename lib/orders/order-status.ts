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

/** Returns whether a step accepts an order. */
export const isAccepting = ({ expected, status }: { expected: OrderStatus; status: OrderStatus }) =>
  expected === "new" && status === "preparing";

/** Returns the usual next status; null after the last one. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return status === "done" || status === "cancelled" ? null : (steps[status][0] ?? null);
}

export const isOpen = (status: OrderStatus) => nextStatus(status) !== null;
export const openStatuses = orderStatuses.filter(isOpen);

/** Returns whether an order is finally cancelled, because its payment is being or was refunded. */
export const isRefunding = ({ status, refund }: Pick<OrderView, "status" | "refund">) =>
  status === "cancelled" && refund !== undefined;

/** The payment statuses of orders for the kitchen: paid, to be paid when handed over, or demo mode. */
export const settledPayments = ["demo", "paid", "onHandover"] as const satisfies PaymentStatus[];

/**
 * Returns the turnover of an order, in minor units, without what was given back: nothing for unpaid, demo and cancelled
 * ones.
 */
export const turnoverCents = ({
  payment,
  status,
  totalCents,
  refundedCents,
}: Pick<OrderView, "payment" | "status" | "totalCents" | "refundedCents">): number =>
  (payment === "paid" || payment === "onHandover") && status !== "cancelled"
    ? Math.max(0, totalCents - refundedCents)
    : 0;

export const isDemoPayment = (payment: PaymentStatus) => payment === "demo";
export const isSettled = (payment: PaymentStatus) => settledPayments.some((one) => one === payment);

type Collected = Pick<OrderView, "status" | "payment" | "kind">;

/** Returns whether an order was paid when it was handed over. At a table the guests pay at the end of their visit. */
export const isPaidOnHandover = ({ status, payment, kind }: Collected): boolean =>
  payment === "onHandover" && status === "done" && kind !== "table";

/** Returns whether the dishes are on the table and the guests pay, or paid, at the end of their visit. */
export const isPaidAtTable = ({ status, payment, kind }: Collected): boolean =>
  payment === "onHandover" && status === "done" && kind === "table";

/** Returns whether an order has nothing to pay any more: it is free, or was cancelled before it was paid on handover. */
export const isNothingDue = ({
  status,
  payment,
  totalCents,
  isPaidAtCounter,
}: Pick<OrderView, "status" | "payment" | "totalCents"> & {
  isPaidAtCounter?: boolean | undefined;
}): boolean => totalCents === 0 || (status === "cancelled" && payment === "onHandover" && !isPaidAtCounter);
