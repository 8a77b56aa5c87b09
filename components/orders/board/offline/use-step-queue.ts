"use client";

import { useRef } from "react";
import { notify } from "@/components/ui/messages";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isMark } from "@/lib/orders/steps/queue";
import type { Settled } from "@/lib/orders/steps/send-steps";
import { leftToDo } from "../step-words";
import type { StepQueue } from "../use-order-steps";
import { useStepBox } from "./use-step-box";

type Handlers = {
  /** Shows an order as the server answered it. */
  onChanged: (order: RestaurantOrder) => void;
  /** Called after a refusal without the order. */
  onRefused: () => void;
};

/**
 * Follows the unsent steps of a user, and takes steps of orders.
 * @returns `queue`: null until the user is known
 */
export function useStepQueue(userId: string | null, { onChanged, onRefused }: Handlers) {
  const awaited = useRef(new Map<string, (changed: RestaurantOrder) => void>());
  const { box, state, add } = useStepBox(userId, show);

  function show({ step, answer }: Settled) {
    if (isMark(step)) return;
    const onDone = awaited.current.get(step.id);
    awaited.current.delete(step.id);
    if (answer.kind === "refused") {
      if (answer.order) onChanged(answer.order);
      else onRefused();
      if (!step.hasWaited) notify.error(answer.message);
      return;
    }
    if (!answer.order) return;
    if (onDone && !step.hasWaited) return onDone(answer.order);
    onChanged(answer.order);
    const task = leftToDo(answer.order);
    if (task) notify.error(task);
  }

  const waiting = new Set(
    state.steps.flatMap((step) => (step.hasWaited && !isMark(step) ? step.orderId : [])),
  );
  const queue: StepQueue | null = box && {
    waiting,
    add({ id: orderId, number }, { change, label }, onDone) {
      const id = add({ orderId, number, label, change });
      if (id !== null) awaited.current.set(id, onDone);
    },
  };
  return { ...state, queue, wake: box?.wake, dismiss: box?.dismiss };
}
