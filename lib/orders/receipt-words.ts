import type { OrderView, RefundView } from "@/lib/orders/answers";
import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import { isPaidAtTable, isPaidOnHandover } from "./order-status";
import { partsOf } from "./refunds/refund-words";

type Paid = Pick<OrderView, "status" | "payment" | "totalCents" | "isPaidAtCounter" | "kind">;

/** Returns whether an order was paid on this site, also if it was given back since. */
export const isPaid = ({ payment }: Pick<Paid, "payment">): boolean => payment === "paid";

const payments: Record<OrderView["payment"], Translatable> = {
  paid: translatable("Paid by card"),
  onHandover: translatable("To be paid on handover. This receipt doesn’t show whether it was."),
  demo: translatable("Demo order: nothing was charged"),
  pending: translatable("Not paid yet: the payment is not confirmed"),
  processing: translatable("Not paid yet: the bank is still making the payment"),
  failed: translatable("Not paid: the payment did not go through"),
};

const cancelled: Record<OrderView["payment"], Translatable> = {
  paid: translatable("Cancelled after payment by card"),
  onHandover: translatable("Cancelled: nothing is to be paid"),
  demo: translatable("Cancelled demo order: nothing was charged"),
  pending: translatable("Cancelled: nothing was charged"),
  processing: translatable("Cancelled: if the bank still makes the payment, it is given back"),
  failed: translatable("Cancelled: nothing was charged"),
};

/** Says how an order was paid, or that it isn't. */
export function paidWords(order: Paid, t: Translate = english): string {
  const { status, payment, totalCents, isPaidAtCounter } = order;
  if (status === "cancelled")
    return isPaidAtCounter ? t("Cancelled after payment at the counter") : t(cancelled[payment]);
  if (totalCents === 0) return t("Nothing to pay");
  if (isPaidAtCounter) return t("Noted as paid at the counter");
  if (isPaidOnHandover(order)) return t("Paid on handover");
  return isPaidAtTable(order)
    ? t("Payment at the table. This receipt doesn’t show whether it was made.")
    : t(payments[payment]);
}

const refundStates: Record<RefundView["status"], Translatable> = {
  due: translatable("Being given back"),
  sent: translatable("On its way back"),
  done: translatable("Given back"),
  failed: translatable("Could not be given back"),
};

/** Names a refund's state and its dishes: “Given back (2 × Zobo)”. */
export function refundWords(
  order: Pick<OrderView, "lines" | "kind">,
  refund: RefundView,
  t: Translate = english,
): string {
  const parts = partsOf(order, refund, t);
  return `${t(refundStates[refund.status])}${parts && ` (${parts})`}`;
}
