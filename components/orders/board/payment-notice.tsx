"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isDemoPayment } from "@/lib/orders/order-status";
import { formatMoney } from "@/lib/platform/money/money";
import type { OrderSteps } from "./use-order-steps";

type Text = { tone: "info" | "warning" | "error"; title: string; text: string; action?: string };

/** Describes a payment's state and the action it needs; null for a payment without a notice. */
function textOf({
  status,
  payment,
  refund,
  isPaymentOpen,
  currency,
  totalCents,
  refundedCents,
}: RestaurantOrder): Text | null {
  const isGiven = refund === "done" || refund === "sent";
  const total = formatMoney(isGiven ? totalCents : Math.max(0, totalCents - refundedCents), currency);
  if (status === "cancelled" && payment === "paid") {
    if (refund === "done") return { tone: "info", title: `${total} went back to the guest`, text: "" };
    if (refund === "sent") {
      return {
        tone: "info",
        title: `${total} are on their way back to the guest`,
        text: "Stripe has taken the refund. A bank may need some days for it.",
      };
    }
    return {
      tone: "error",
      title: refund === "failed" ? `${total} could not be given back` : `${total} are to be given back`,
      text:
        refund === "failed"
          ? "Stripe refused the refund. Look into your Stripe dashboard: the balance may be too low."
          : "The guest has paid for this order, which was cancelled.",
      action: refund === "failed" ? "Try again" : `Give ${total} back`,
    };
  }
  if (isPaymentOpen && payment === "processing") {
    return {
      tone: "warning",
      title: "The payment is still being processed",
      text: "It can’t be stopped any more. If it is made, the money goes back to the guest by itself.",
    };
  }
  if (isPaymentOpen) {
    return {
      tone: "warning",
      title: "The payment is still open",
      text: "Stripe could not be told that the order is cancelled.",
      action: "Close the payment",
    };
  }
  if (isDemoPayment(payment)) {
    return {
      tone: "info",
      title: "Demo order: nobody was charged",
      text: "It was placed while no payment keys were set, and doesn’t count as turnover.",
    };
  }
  if (status !== "cancelled" && payment === "processing") {
    return {
      tone: "warning",
      title: "This order isn’t paid yet",
      text: "The guest’s bank is making the payment, which can take some days and may still fail.",
    };
  }
  return null;
}

export function PaymentNotice({ order, steps }: { order: RestaurantOrder; steps: OrderSteps }) {
  return (
    <>
      {order.disputedAt && (
        <Notice tone="warning" title="The guest’s bank disputes this payment">
          Answer in your Stripe dashboard before the deadline shown there. Money given back here doesn’t end a
          dispute.
        </Notice>
      )}
      <StateNotice order={order} steps={steps} />
    </>
  );
}

function StateNotice({ order, steps }: { order: RestaurantOrder; steps: OrderSteps }) {
  const notice = textOf(order);
  if (!notice) return null;
  const { tone, title, text, action } = notice;
  return (
    <Notice tone={tone} title={title}>
      {text}
      {action && steps.mayChange && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          pending={steps.isPending(order.id, "refund")}
          onClick={() => steps.settle(order)}
        >
          {action}
        </Button>
      )}
    </Notice>
  );
}
