"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from "react";
import { notify } from "@/components/ui/messages";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { MAX_STEPS } from "@/lib/orders/steps/queue";
import type { Settled } from "@/lib/orders/steps/send-steps";
import { leftToDo } from "../step-words";
import type { StepQueue } from "../use-order-steps";
import { type BoxState, stepBoxOf } from "./step-box";

const empty: BoxState = { steps: [], notices: [], isStuck: false };
const never = () => () => {};

type Handlers = {
  /** Shows an order as the server answered it. */
  onChanged: (order: RestaurantOrder) => void;
  /** Called after a refusal without the order. */
  onRefused: () => void;
};

/**
 * Follows the unsent steps of a user.
 * @returns `queue`: null until the user is known
 */
export function useStepQueue(userId: string | null, { onChanged, onRefused }: Handlers) {
  const box = useMemo(() => (userId === null ? null : stepBoxOf(userId)), [userId]);
  const state = useSyncExternalStore(
    box?.watch ?? never,
    useCallback(() => box?.get() ?? empty, [box]),
    () => empty,
  );
  const awaited = useRef(new Map<string, (changed: RestaurantOrder) => void>());

  const show = useEffectEvent(({ step, answer }: Settled) => {
    const onDone = awaited.current.get(step.id);
    awaited.current.delete(step.id);
    if (answer.kind === "refused") {
      if (answer.order) onChanged(answer.order);
      else onRefused();
      if (!step.hasWaited) notify.error(answer.message);
      return;
    }
    if (onDone && !step.hasWaited) return onDone(answer.order);
    onChanged(answer.order);
    const task = leftToDo(answer.order);
    if (task) notify.error(task);
  });
  useEffect(() => box?.onSettled((settled) => show(settled)), [box]);

  const waiting = new Set(state.steps.filter(({ hasWaited }) => hasWaited).map(({ orderId }) => orderId));
  const queue: StepQueue | null = box && {
    waiting,
    add({ id: orderId, number }, { change, label }, onDone) {
      const id = box.add({ orderId, number, label, change });
      if (id !== null) awaited.current.set(id, onDone);
      else if (state.steps.length >= MAX_STEPS)
        notify.error(`${MAX_STEPS} steps wait for the connection. More can’t be kept on this device.`);
    },
  };
  return { ...state, queue, wake: box?.wake, dismiss: box?.dismiss };
}
