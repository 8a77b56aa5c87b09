import {
  Ban,
  Banknote,
  CircleCheck,
  CircleX,
  Clock,
  FlaskConical,
  Landmark,
  type LucideIcon,
  Undo2,
} from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import type { OrderView } from "@/lib/orders/answers";
import { isNothingDue, isPaidAtTable, isPaidOnHandover } from "@/lib/orders/order-status";
import type { OrderStatus, RefundStatus } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { statusLabels } from "./labels";

type Tone = ComponentProps<typeof Badge>["tone"];

const statusTones = {
  new: "solid",
  preparing: "brass",
  ready: "brand",
  done: "neutral",
  cancelled: "neutral",
} satisfies Record<OrderStatus, Tone>;

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={statusTones[status]}>
      {status === "done" && <CircleCheck aria-hidden="true" />}
      {status === "cancelled" && <Ban aria-hidden="true" />}
      {statusLabels[status]}
    </Badge>
  );
}

const payments = {
  onHandover: { label: "Pays on handover", tone: "brass", Icon: Banknote },
  demo: { label: "Demo", tone: "neutral", Icon: FlaskConical },
  pending: { label: "Payment pending", tone: "brass", Icon: Clock },
  processing: { label: "Payment processing", tone: "brass", Icon: Landmark },
  paid: { label: "Paid", tone: "brand", Icon: CircleCheck },
  failed: { label: "Payment failed", tone: "danger", Icon: CircleX },
} as const;

const paidAtCounter = { label: "Paid at the counter", tone: "brand", Icon: Banknote } as const;
const paidOnHandover = { label: "Paid on handover", tone: "brand", Icon: Banknote } as const;
const paidAtTable = { label: "Payment at the table", tone: "neutral", Icon: Banknote } as const;
const nothingToPay = { label: "Nothing to pay", tone: "neutral", Icon: CircleCheck } as const;

const refunds = {
  due: { label: "Refund due", tone: "danger", Icon: Undo2 },
  sent: { label: "Refund on its way", tone: "brass", Icon: Undo2 },
  done: { label: "Refunded", tone: "neutral", Icon: Undo2 },
  failed: { label: "Refund failed", tone: "danger", Icon: CircleX },
} as const;

type Shown = { label: string; tone: Tone; Icon: LucideIcon };

/** Returns the badge of the money given back of an order that isn't cancelled; null for none. */
function givenBackOf({ refunds: made, refundedCents, totalCents, currency }: OrderView): Shown | null {
  if (made.at(-1)?.status === "failed") return refunds.failed;
  const open = (["due", "sent"] as const).find((one) => made.some(({ status }) => status === one));
  if (open) return refunds[open];
  if (refundedCents === 0) return null;
  if (refundedCents >= totalCents) return refunds.done;
  return { ...refunds.done, label: `${formatMoney(refundedCents, currency)} given back` };
}

function paymentOf(order: OrderView): Shown {
  if (isNothingDue(order)) return nothingToPay;
  if (order.isPaidAtCounter) return paidAtCounter;
  if (isPaidOnHandover(order)) return paidOnHandover;
  return isPaidAtTable(order) ? paidAtTable : payments[order.payment];
}

/** Shows the state of a payment, or of the money that was given back. */
export function PaymentBadge({ order }: { order: OrderView }) {
  const { refund } = order;
  const { label, tone, Icon } = refund ? refunds[refund] : (givenBackOf(order) ?? paymentOf(order));
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}

const ofOneRefund: Record<RefundStatus, string> = {
  due: "Not sent yet",
  sent: "On its way",
  done: "Given back",
  failed: "Failed",
};

/** Shows the state of one of the refunds of an order. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  const { tone, Icon } = refunds[status];
  const label = ofOneRefund[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
