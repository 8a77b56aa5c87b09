"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/call";
import type { ProposedPlan } from "@/lib/business-plan/answers";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";
import { type Failure, failureOf } from "./plan-failure";

/** Minimum duration of generating, in milliseconds (section 9 of the specification). */
export const MIN_GENERATION_MS = 2000;
const TICK_MS = 100;

/**
 * Generates a plan and reports the progress: from 0 to 1, or null while idle.
 * @param prepare loads the component that shows the plan
 */
export function useGeneration(
  prepare: () => Promise<unknown>,
  onMade: (answer: ProposedPlan, request: BusinessPlanRequest) => void,
) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(onMade);
  useEffect(() => {
    latest.current = onMade;
  });
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async (request: BusinessPlanRequest, time = MIN_GENERATION_MS) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setFailure(null);
      setProgress(0);
      try {
        const [answer] = await Promise.all([
          call("POST /business-plans", { body: request, signal: controller.signal }),
          elapse(time, controller.signal, setProgress),
          prepare(),
        ]);
        if (!controller.signal.aborted) latest.current(answer, request);
      } catch (error) {
        if (!controller.signal.aborted) {
          setFailure(failureOf(error, "The plan could not be made", "Your text is still here."));
        }
      } finally {
        if (running.current === controller) cancel();
      }
    },
    [cancel, prepare],
  );

  return { progress, failure, start, cancel };
}

/** Resolves after `time` milliseconds, or when aborted. */
function elapse(time: number, signal: AbortSignal, onProgress: (progress: number) => void): Promise<void> {
  if (time === 0) return Promise.resolve();
  const began = performance.now();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const progress = Math.min(1, (performance.now() - began) / time);
      if (!signal.aborted) onProgress(progress);
      if (signal.aborted || progress === 1) {
        clearInterval(timer);
        resolve();
      }
    }, TICK_MS);
  });
}
