import { Ban, CircleCheck, CircleX, Clock } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import type { OrderStatus, PaymentStatus } from "@/lib/ordering/schema";
import { paymentLabels, statusLabels } from "./labels";

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
  demo: { tone: "neutral", Icon: null },
  pending: { tone: "brass", Icon: Clock },
  paid: { tone: "brand", Icon: CircleCheck },
  failed: { tone: "danger", Icon: CircleX },
} as const;

export function PaymentBadge({ payment }: { payment: PaymentStatus }) {
  const { tone, Icon } = payments[payment];
  return (
    <Badge tone={tone}>
      {Icon && <Icon aria-hidden="true" />}
      {paymentLabels[payment]}
    </Badge>
  );
}
