"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { notify } from "@/components/ui/messages";
import { MAX_STEPS, type MadeStep } from "@/lib/orders/steps/queue";
import type { Settled } from "@/lib/orders/steps/send-steps";
import { type BoxState, stepBoxOf } from "./step-box";

const empty: BoxState = { steps: [], notices: [], isStuck: false };
const never = () => () => {};

/**
 * Follows the unsent steps of a user.
 * @param onSettled called with each answered step
 * @returns `box`: null until the user is known; `add` returns the id of the step, null if it is not kept
 */
export function useStepBox(userId: string | null, onSettled: (settled: Settled) => void) {
  const box = useMemo(() => (userId === null ? null : stepBoxOf(userId)), [userId]);
  const state = useSyncExternalStore(
    box?.watch ?? never,
    useCallback(() => box?.get() ?? empty, [box]),
    () => empty,
  );
  const show = useEffectEvent(onSettled);
  useEffect(() => box?.onSettled((settled) => show(settled)), [box]);

  function add(made: MadeStep): string | null {
    const id = box?.add(made) ?? null;
    if (id === null && state.steps.length >= MAX_STEPS)
      notify.error(`${MAX_STEPS} steps wait for the connection. More can’t be kept on this device.`);
    return id;
  }

  return { box, state, add };
}
