import type { OrderView } from "@/lib/orders/answers";

type Paid = Pick<OrderView, "status" | "payment" | "refund">;

/** Returns whether an order was paid on this site, also if it was given back since. */
export const isPaid = ({ payment }: Paid): boolean => payment === "paid";

const payments: Record<OrderView["payment"], string> = {
  paid: "Paid by card",
  onHandover: "To be paid on handover. This page doesn't show whether it was.",
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
export const paidWords = ({ status, payment }: Paid): string =>
  (status === "cancelled" ? cancelled : payments)[payment];

/** Returns the amount of an order that was or will be given back, in minor units; null for nothing. */
export function givenBack(order: Paid & { totalCents: number }): { words: string; cents: number } | null {
  if (order.payment !== "paid" || order.status !== "cancelled") return null;
  return { words: order.refund === "done" ? "Given back" : "Being given back", cents: order.totalCents };
}
