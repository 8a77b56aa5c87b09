"use client";

import { HandCoins } from "lucide-react";
import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import { MomentTime } from "@/components/ui/moment-time";
import { onDemand } from "@/components/ui/on-demand";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import type { RestaurantOrder, RestaurantRefund } from "@/lib/orders/answers";
import { partsOf } from "@/lib/orders/refunds/refund-words";
import { formatMoney } from "@/lib/platform/money/money";
import { mayGiveBack } from "../refunds/refund-form";
import { RefundBadge } from "./status-badges";
import type { OrderSteps } from "./use-order-steps";

const RefundDialog = onDemand(async () => (await import("../refunds/refund-dialog")).RefundDialog, null);

type RefundSectionProps = { order: RestaurantOrder; steps: OrderSteps };

/** Lists the refunds of an order, and offers to give money back. */
export function RefundSection({ order, steps }: RefundSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfter(steps.isPending(order.id, "refund"), title);
  const mayRefund = useMay("refunds:write");
  const isOffered = mayRefund && mayGiveBack(order);
  if (!isOffered && !isOpen && order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="order-refunds" className="grid gap-3">
      <h3 ref={title} id="order-refunds" tabIndex={-1} className="text-base">
        Money back
      </h3>
      {order.refunds.length > 0 && (
        <ul className="grid gap-3">
          {order.refunds.map((refund) => (
            <RefundEntry key={refund.id} order={order} refund={refund} steps={steps} />
          ))}
        </ul>
      )}
      {isOffered && (
        <Button variant="secondary" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          <HandCoins aria-hidden="true" />
          Give money back
        </Button>
      )}
      {isOpen && (
        <RefundDialog
          order={order}
          onGiven={steps.changed}
          onRefused={steps.reload}
          onClose={() => setOpen(false)}
          onClosed={() => {
            if (isFocusLost()) title.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

type RefundEntryProps = RefundSectionProps & { refund: RestaurantRefund };

function RefundEntry({ order, refund, steps }: RefundEntryProps) {
  const { id, amountCents, status, reason, author, createdAt } = refund;
  const parts = partsOf(order, refund);
  const isRetried =
    steps.mayChange && order.status !== "cancelled" && (status === "failed" || status === "due");
  return (
    <li className="grid gap-1 rounded-inner border border-line px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold text-base tabular-nums">
          {formatMoney(amountCents, order.currency)}
        </span>
        <RefundBadge status={status} />
      </div>
      {parts && <p className="wrap-anywhere">{parts}</p>}
      <p dir="auto" className="wrap-anywhere">
        {reason}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {author && `${author} · `}
        <MomentTime at={createdAt} />
      </p>
      {isRetried && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-1 justify-self-start"
          pending={steps.isPending(order.id, "refund")}
          onClick={() => steps.retryRefund(order, id)}
        >
          Retry
        </Button>
      )}
    </li>
  );
}
