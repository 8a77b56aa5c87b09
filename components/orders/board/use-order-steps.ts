"use client";

import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/users/role";
import { callFailure } from "@/components/ui/call-failure";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/toaster";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isRefunding, isStep } from "@/lib/orders/order-status";
import type { OrderStatus } from "@/lib/orders/types";
import { leftToDo, questionOf, successOf } from "./step-words";

const UNDO_FOR = 8000;
/** Timeout of the payment provider with its retries, in milliseconds. */
const LONGEST = 60_000;

type Outcome = { onChanged: (order: RestaurantOrder) => void; onConflict: () => void };
/** Changes the status of orders, one change per order at a time, and offers to undo it. */
export function useOrderSteps({ onChanged, onConflict }: Outcome) {
  const confirm = useConfirm();
  const mayChange = useMay("orders:write");
  const running = useRef(new Map<string, OrderStatus | "refund">());
  const [pending, setPending] = useState<ReadonlyMap<string, string>>(running.current);
  const publish = () => setPending(new Map(running.current));

  /** Sends a change of an order, unless one is pending. */
  async function send(
    order: RestaurantOrder,
    step: OrderStatus | "refund",
    change: () => Promise<{ order: RestaurantOrder }>,
  ): Promise<RestaurantOrder | null> {
    if (running.current.has(order.id)) return null;
    running.current.set(order.id, step);
    publish();
    try {
      const answer = await change();
      onChanged(answer.order);
      return answer.order;
    } catch (error) {
      notify.error(callFailure(error, `Order ${order.number} could not be changed. Please try again.`));
      onConflict();
      return null;
    } finally {
      running.current.delete(order.id);
      publish();
    }
  }

  async function take(order: RestaurantOrder, status: OrderStatus, isUndo = false): Promise<void> {
    const isCancelling = status === "cancelled";
    const question = isCancelling ? questionOf(order) : null;
    if (question && !(await confirm(question))) return;
    const isRefunded = isCancelling && order.payment === "paid";
    const body = { status, expected: order.status, ...(isRefunded && { refundCents: order.totalCents }) };
    const changed = await send(order, status, () =>
      call("POST /orders/{id}/status", { params: { id: order.id }, body, timeout: LONGEST }),
    );
    if (!changed) return;
    const failureMessage = leftToDo(changed);
    if (failureMessage) return void notify.error(failureMessage);
    const undo = () => void take(changed, order.status, true);
    const canUndo = !isUndo && isStep(status, order.status) && !isRefunding(changed);
    notify.success(successOf(changed), {
      topic: "order-step",
      ...(canUndo && { duration: UNDO_FOR, action: { label: "Undo", run: undo } }),
    });
  }

  /** Retries the cancellation or refund of a cancelled order's payment. */
  async function settle(order: RestaurantOrder): Promise<void> {
    const changed = await send(order, "refund", () =>
      call("POST /orders/{id}/refund", { params: { id: order.id }, timeout: LONGEST }),
    );
    if (!changed) return;
    const failureMessage = leftToDo(changed);
    if (failureMessage) notify.error(failureMessage);
    else notify.success(successOf(changed), { topic: "order-step" });
  }

  return {
    /** If false, no steps are offered. */
    mayChange,
    step: (order: RestaurantOrder, status: OrderStatus) => void take(order, status),
    settle: (order: RestaurantOrder) => void settle(order),
    /** Whether this change of an order is pending. */
    isPending: (id: string, step: OrderStatus | "refund") => pending.get(id) === step,
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
