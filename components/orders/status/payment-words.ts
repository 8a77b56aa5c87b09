import type { OrderView } from "@/lib/orders/answers";
import { formatMoney } from "@/lib/platform/money/money";

const payments: Record<OrderView["payment"], string> = {
  onHandover: "You pay when you get it",
  demo: "Demo mode: nothing was charged",
  pending: "Payment is being confirmed",
  processing: "Payment is being processed",
  paid: "Paid",
  failed: "Payment failed",
};

type Paid = Pick<OrderView, "status" | "payment" | "refund" | "currency" | "totalCents">;
type Given = Partial<Pick<OrderView, "refundedCents" | "isPaidAtCounter">>;

/** Returns the payment's state for the receipt. */
export function paymentWords(order: Paid & Given): string {
  const { status, payment, refund, currency, totalCents, refundedCents = 0 } = order;
  if (totalCents === 0) return "Nothing to pay";
  if (!refund && refundedCents >= totalCents && refundedCents > 0) return "Refunded";
  if (!refund && refundedCents > 0) return `Paid, ${formatMoney(refundedCents, currency)} given back`;
  if (refund) return refund === "done" ? "Refunded" : "Being refunded";
  if (order.isPaidAtCounter && status !== "cancelled") return "Paid at the counter";
  return status === "cancelled" && payment === "failed" ? "Nothing was charged" : payments[payment];
}

/** Describes the refund of a cancelled order to its guest; null if nothing was paid. */
export function refundWords({ payment, refund, currency, totalCents }: Paid): string | null {
  const total = formatMoney(totalCents, currency);
  if (refund === "done") return `Your ${total} went back to you; a bank may need some days to show it.`;
  if (payment === "paid") return `Your ${total} are given back to you.`;
  return payment === "processing"
    ? `If your payment of ${total} is still made, it is given back to you.`
    : null;
}
