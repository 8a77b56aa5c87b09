import type { OrderView, RefundView } from "@/lib/orders/answers";
import { partsOf } from "./refunds/refund-words";

type Paid = Pick<OrderView, "status" | "payment" | "totalCents" | "isPaidAtCounter">;

/** Returns whether an order was paid on this site, also if it was given back since. */
export const isPaid = ({ payment }: Pick<Paid, "payment">): boolean => payment === "paid";

const payments: Record<OrderView["payment"], string> = {
  paid: "Paid by card",
  onHandover: "To be paid on handover. This receipt doesn’t show whether it was.",
  demo: "Demo order: nothing was charged",
  pending: "Not paid yet: the payment is not confirmed",
  processing: "Not paid yet: the bank is still making the payment",
  failed: "Not paid: the payment did not go through",
};

const cancelled: Record<OrderView["payment"], string> = {
  paid: "Cancelled after payment by card",
  onHandover: "Cancelled: nothing is to be paid",
  demo: "Cancelled demo order: nothing was charged",
  pending: "Cancelled: nothing was charged",
  processing: "Cancelled: if the bank still makes the payment, it is given back",
  failed: "Cancelled: nothing was charged",
};

/** Says how an order was paid, or that it isn't. */
export function paidWords({ status, payment, totalCents, isPaidAtCounter }: Paid): string {
  if (status === "cancelled")
    return isPaidAtCounter ? "Cancelled after payment at the counter" : cancelled[payment];
  if (totalCents === 0) return "Nothing to pay";
  return isPaidAtCounter ? "Noted as paid at the counter" : payments[payment];
}

const refundStates: Record<RefundView["status"], string> = {
  due: "Being given back",
  sent: "On its way back",
  done: "Given back",
  failed: "Could not be given back",
};

/** Names a refund's state and its dishes: “Given back (2 × Zobo)”. */
export function refundWords(order: Pick<OrderView, "lines">, refund: RefundView): string {
  const parts = partsOf(order, refund);
  return `${refundStates[refund.status]}${parts && ` (${parts})`}`;
}
