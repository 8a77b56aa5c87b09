"use client";

import { useRef, useState } from "react";
import { callFailure } from "@/components/templates/call-failure";
import { notify } from "@/components/ui/toaster";
import { request } from "@/lib/http/client";
import type { RestaurantOrder, StatusAnswer } from "@/lib/ordering/order-list";
import { isStep } from "@/lib/ordering/order-status";
import type { OrderStatus } from "@/lib/ordering/schema";

const UNDO_FOR = 8000;

const told: Record<OrderStatus, string> = {
  new: "is new again",
  preparing: "is being prepared",
  ready: "is ready",
  done: "is done",
  cancelled: "was cancelled",
};

type Outcome = { onChanged: (order: RestaurantOrder) => void; onConflict: () => void };

/** Takes orders from step to step, each one step at a time, with a way to take it back. */
export function useOrderSteps({ onChanged, onConflict }: Outcome) {
  const running = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlySet<string>>(running.current);
  const publish = () => setPending(new Set(running.current));

  async function take(order: RestaurantOrder, status: OrderStatus, isUndo = false): Promise<void> {
    if (running.current.has(order.id)) return;
    running.current.add(order.id);
    publish();
    try {
      const body = { status, expected: order.status };
      const answer = await request<StatusAnswer>(`/orders/${order.id}/status`, { method: "POST", body });
      onChanged(answer.order);
      const undo = () => void take(answer.order, order.status, true);
      const canUndo = !isUndo && isStep(status, order.status);
      notify.success(`Order ${order.number} ${told[status]}`, {
        topic: "order-step",
        ...(canUndo && { duration: UNDO_FOR, action: { label: "Undo", run: undo } }),
      });
    } catch (error) {
      notify.error(callFailure(error, `Order ${order.number} could not be changed. Please try again.`));
      onConflict();
    } finally {
      running.current.delete(order.id);
      publish();
    }
  }

  return {
    step: (order: RestaurantOrder, status: OrderStatus) => void take(order, status),
    isPending: (id: string) => pending.has(id),
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
