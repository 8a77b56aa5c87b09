import { Ban, Banknote, CircleCheck, CircleX, Clock, FlaskConical, Landmark, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import type { OrderView } from "@/lib/orders/answers";
import type { OrderStatus } from "@/lib/orders/types";
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

const refunds = {
  due: { label: "Refund due", tone: "danger", Icon: Undo2 },
  sent: { label: "Refund on its way", tone: "brass", Icon: Undo2 },
  done: { label: "Refunded", tone: "neutral", Icon: Undo2 },
  failed: { label: "Refund failed", tone: "danger", Icon: CircleX },
} as const;

export function PaymentBadge({ order: { payment, refund } }: { order: OrderView }) {
  const { label, tone, Icon } = refund ? refunds[refund] : payments[payment];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
