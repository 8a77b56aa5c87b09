"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { cancelledWords } from "@/lib/orders/cancelled-words";
import { isDue } from "@/lib/orders/due-words";
import { handoverWords } from "@/lib/orders/handover-words";
import { isSettled, nextStatus } from "@/lib/orders/order-status";
import { formatMoney } from "@/lib/platform/money/money";
import { DueTime } from "./due-time";
import { stepLabel } from "./labels";
import { PaymentBadge, StatusBadge } from "./status-badges";
import type { OrderSteps } from "./use-order-steps";

type OrderRowProps = { order: RestaurantOrder; steps: OrderSteps; onDetails: () => void };

export function OrderRow({ order, steps, onDetails }: OrderRowProps) {
  const { id, number, name, lines, totalCents, refundedCents, status, payment, createdAt } = order;
  const heading = useId();
  const next = nextStatus(status);
  const handover = handoverWords(order);
  return (
    <article
      aria-labelledby={heading}
      className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={heading} className="text-lg tabular-nums">
            Order {number}
          </h2>
          <StatusBadge status={status} />
          <PaymentBadge order={order} />
        </div>
        <p className="wrap-anywhere line-clamp-2 font-medium">
          {lines.map((line) => `${line.quantity}\u00a0×\u00a0${line.name}`).join(", ")}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          <span dir="auto">{order.dataRemovedAt ? "Guest’s data removed" : name}</span> ·{" "}
          {order.restaurantName}
          {handover && ` · ${handover}`} · <MomentTime at={createdAt} />
          {order.dueAt && (
            <>
              {" "}
              · <DueTime at={order.dueAt} className="font-semibold text-ink" />
            </>
          )}
          {status === "preparing" && order.promisedAt && order.promisedAt !== order.dueAt && (
            <>
              {" "}
              · promised <MomentTime at={order.promisedAt} />
            </>
          )}
          {status === "cancelled" && order.cancelledBy && ` · ${cancelledWords(order)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        <p className="mr-auto font-semibold sm:min-w-20 text-lg tabular-nums lg:mr-3 lg:text-right">
          {formatMoney(Math.max(0, totalCents - refundedCents), order.currency)}
          {refundedCents > 0 && (
            <s className="ms-2 font-normal text-ink-soft text-sm lg:ms-0 lg:block">
              <span className="sr-only">instead of </span>
              {formatMoney(totalCents, order.currency)}
            </s>
          )}
        </p>
        <Button variant="quiet" size="sm" aria-describedby={heading} onClick={onDetails}>
          Details
        </Button>
        {next && steps.mayChange ? (
          <Button
            size="sm"
            variant={status === "new" && isSettled(payment) ? "primary" : "secondary"}
            className="max-[26rem]:grow lg:min-w-36"
            aria-describedby={heading}
            pending={steps.isPending(id, next)}
            onClick={() => steps.step(order, next)}
          >
            {stepLabel(status, next, true)}
            {status === "new" && !isDue(order) && `, ${steps.proposed} min`}
          </Button>
        ) : (
          <span className="hidden min-w-36 lg:block" />
        )}
      </div>
    </article>
  );
}
