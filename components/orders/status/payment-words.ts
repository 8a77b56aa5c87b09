import type { OrderView } from "@/lib/orders/answers";
import { isNothingDue, isPaidAtTable, isPaidOnHandover } from "@/lib/orders/order-status";
import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";

const payments: Record<OrderView["payment"], Translatable> = {
  onHandover: translatable("You pay when you get it"),
  demo: translatable("Demo mode: nothing was charged"),
  pending: translatable("Payment is being confirmed"),
  processing: translatable("Payment is being processed"),
  paid: translatable("Paid"),
  failed: translatable("Payment failed"),
};

type Paid = Pick<OrderView, "status" | "payment" | "refund" | "currency" | "totalCents">;
type Given = Partial<Pick<OrderView, "refundedCents" | "isPaidAtCounter" | "kind">>;

/** Returns the payment's state for the receipt. */
export function paymentWords(order: Paid & Given, t: Translate = english): string {
  const { status, payment, refund, currency, totalCents, refundedCents = 0 } = order;
  if (isNothingDue(order)) return t("Nothing to pay");
  if (!refund && refundedCents >= totalCents && refundedCents > 0) return t("Refunded");
  if (!refund && refundedCents > 0)
    return t("Paid, {amount} given back", { amount: t.money(refundedCents, currency) });
  if (refund) return refund === "done" ? t("Refunded") : t("Being refunded");
  if (order.isPaidAtCounter) return t("Paid at the counter");
  if (isPaidOnHandover(order)) return t("Paid on handover");
  if (isPaidAtTable(order)) return t("Payment at the table");
  return status === "cancelled" && payment === "failed" ? t("Nothing was charged") : t(payments[payment]);
}

/** Describes the refund of a cancelled order to its guest; null if nothing was paid. */
export function refundWords(
  { payment, refund, currency, totalCents }: Paid,
  t: Translate = english,
): string | null {
  const total = t.money(totalCents, currency);
  if (refund === "done")
    return t("Your {total} went back to you; a bank may need some days to show it.", { total });
  if (payment === "paid") return t("Your {total} are given back to you.", { total });
  return payment === "processing"
    ? t("If your payment of {total} is still made, it is given back to you.", { total })
    : null;
}
