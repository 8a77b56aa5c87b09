"use client";

import { useMay } from "@/components/accounts/role";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isRefunding, isStep } from "@/lib/orders/order-status";
import { leftOf } from "@/lib/orders/refunds/amounts";
import type { OrderStatus } from "@/lib/orders/types";
import { givenWords } from "../refunds/refund-words";
import { leftToDo, questionOf, successOf } from "./step-words";

const UNDO_WINDOW_MS = 8000;
/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type Outcome = { onChanged: (order: RestaurantOrder) => void; onConflict: () => void };

/** Changes the status of orders, one change per order at a time, and offers to undo it. */
export function useOrderSteps({ onChanged, onConflict }: Outcome) {
  const confirm = useConfirm();
  const mayChange = useMay("orders:write");
  const { pendingOf, act } = useAction<OrderStatus | "refund">({ onRefused: onConflict });

  const send = (
    { id, number }: RestaurantOrder,
    step: OrderStatus | "refund",
    change: () => Promise<{ order: RestaurantOrder }>,
    undo?: (changed: RestaurantOrder) => (() => void) | null,
  ) =>
    act(step, change, {
      about: id,
      failed: `Order ${number} could not be changed. Please try again.`,
      onDone({ order: changed }) {
        onChanged(changed);
        const task = leftToDo(changed);
        if (task) return notify.error(task);
        const run = undo?.(changed);
        notify.success(successOf(changed), {
          topic: "order-step",
          ...(run && { duration: UNDO_WINDOW_MS, action: { label: "Undo", run } }),
        });
      },
    });

  async function take(order: RestaurantOrder, status: OrderStatus, isUndo = false): Promise<void> {
    const question = status === "cancelled" ? questionOf(order) : null;
    if (question && !(await confirm(question))) return;
    const refundCents = leftOf(order, order.refunds).totalCents;
    const isRefunded = status === "cancelled" && order.payment === "paid" && refundCents > 0;
    const body = { status, expected: order.status, ...(isRefunded && { refundCents }) };
    await send(
      order,
      status,
      () => call("POST /orders/{id}/status", { params: { id: order.id }, body, timeout }),
      (changed) =>
        isUndo || !isStep(status, order.status) || isRefunding(changed)
          ? null
          : () => void take(changed, order.status, true),
    );
  }

  return {
    /** If false, no steps are offered. */
    mayChange,
    step: (order: RestaurantOrder, status: OrderStatus) => void take(order, status),
    /** Retries the cancellation or refund of a cancelled order's payment. */
    settle: (order: RestaurantOrder) =>
      void send(order, "refund", () =>
        call("POST /orders/{id}/refund", { params: { id: order.id }, timeout }),
      ),
    /** Retries one refund of an order. */
    retryRefund: ({ id, number }: RestaurantOrder, refundId: string) =>
      void act(
        "refund",
        () => call("POST /orders/{id}/refund", { params: { id }, query: { refundId }, timeout }),
        {
          about: id,
          failed: `Nothing of order ${number} could be given back. Please try again.`,
          onDone({ order: changed }) {
            onChanged(changed);
            const refund = changed.refunds.find((one) => one.id === refundId);
            if (!refund) return;
            const tell = refund.status === "failed" ? notify.error : notify.success;
            tell(givenWords(changed, refund));
          },
        },
      ),
    /** Shows a changed order. */
    changed: onChanged,
    /** Reads the orders again. */
    reload: onConflict,
    /** Returns whether this change of an order is pending. */
    isPending: (id: string, step: OrderStatus | "refund") => pendingOf(id) === step,
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
