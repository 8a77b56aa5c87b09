"use client";

import { useRef } from "react";
import { notify } from "@/components/ui/messages";
import { marksIn, withMarks } from "@/lib/orders/steps/marks";
import { isMark, itemSubject, subjectOf } from "@/lib/orders/steps/queue";
import type { Settled } from "@/lib/orders/steps/send-steps";
import type { SoldOutRestaurant } from "@/lib/restaurants/published/answers";
import { markActions, notifyMarked, type SoldOutBoard, useSoldOutList } from "../use-sold-out";
import { useKeptAnswer } from "./use-kept-answer";
import { useKeptUser } from "./use-kept-user";
import { useStepBox } from "./use-step-box";

/**
 * Reads the menus of all restaurants and marks their dishes as sold out, also without a connection: the menus are kept, and
 * marks are shown at once and sent when there is a connection.
 * @returns `menus`: without the unsent marks
 */
export function useKitchenSoldOut(): {
  menus: readonly SoldOutRestaurant[] | undefined;
  board: SoldOutBoard;
} {
  const userId = useKeptUser();
  const { answer: read, failure, reload, show, setStock } = useSoldOutList(true);
  const kept = useKeptAnswer(userId, "stations", read);
  const awaited = useRef(new Map<string, () => void>());
  const { box, state, add } = useStepBox(userId, settled);
  const menus = (read ?? kept?.answer)?.restaurants;

  function settled({ step, answer }: Settled) {
    if (!isMark(step)) return;
    const onDone = awaited.current.get(step.id);
    awaited.current.delete(step.id);
    if (answer.kind === "refused") {
      reload();
      if (!step.hasWaited) notify.error(answer.message);
      return;
    }
    show(step.mark, menus);
    if (!step.hasWaited) return onDone?.();
    // Others may have changed dishes meanwhile. Answers to marks are not shown, as they may arrive in another order.
    const isLast = box?.get().steps.every((one) => one.id === step.id || !isMark(one));
    if (isLast) reload();
  }

  const actions = markActions((mark, stock) => {
    const set = (soldOut: boolean) => {
      const made = { ...mark, soldOut };
      const id = add({ mark: made, label: `${mark.name}: ${soldOut ? "sold out" : "back on the menu"}` });
      if (id !== null) awaited.current.set(id, () => notifyMarked(made, stock, () => set(!soldOut)));
    };
    set(mark.soldOut);
  });

  const board: SoldOutBoard = {
    ...actions,
    restaurants: box && menus ? withMarks(menus, marksIn(state.steps)) : undefined,
    failure: menus ? null : failure,
    reload,
    setStock,
    isUnsent: (item) => state.steps.some((step) => step.hasWaited && subjectOf(step) === itemSubject(item)),
  };
  return { menus, board };
}
