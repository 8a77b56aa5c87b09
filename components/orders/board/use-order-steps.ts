"use client";

import { createElement, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { useAction } from "@/components/ui/use-action";
import { useInteracted } from "@/components/ui/use-interacted";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isDue } from "@/lib/orders/due-words";
import { isAccepting, isRefunding, isStep, nextStatus } from "@/lib/orders/order-status";
import { dueIn, proposedMinutes } from "@/lib/orders/promise";
import { leftOf } from "@/lib/orders/refunds/amounts";
import { givenWords } from "@/lib/orders/refunds/refund-words";
import type { StepChange } from "@/lib/orders/steps/queue";
import { type OrderStatus, orderLimits } from "@/lib/orders/types";
import { stepLabel } from "./labels";
import { leftToDo, successOf } from "./step-words";

const loadCancelDialog = async () => (await import("./cancel-dialog")).CancelDialog;
const CancelDialog = onDemand(loadCancelDialog, null);

const UNDO_WINDOW_MS = 8000;
/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type Options = {
  /** The minutes that an order takes when nothing else is in preparation. */
  preparationMinutes: number;
  /** The number of orders in preparation. */
  ahead: number;
  onChanged: (order: RestaurantOrder) => void;
  onConflict: () => void;
  /** Takes steps in place of calls that the user waits for. */
  queue?: StepQueue | null;
};

export type StepQueue = {
  add: (
    order: RestaurantOrder,
    step: { change: StepChange; label: string },
    onDone: (changed: RestaurantOrder) => void,
  ) => void;
  /** The orders with steps that wait for a connection. */
  waiting: ReadonlySet<string>;
};

/** The words of a step for the guest. */
type Told = { readyInMinutes?: number; reason?: string };

/** Returns the promise of an order before a step, for undoing it. */
function promiseOf({ status, promisedAt }: RestaurantOrder): Told {
  if (status !== "preparing" || !promisedAt) return {};
  const left = dueIn(promisedAt, new Date()).minutes;
  return { readyInMinutes: Math.min(Math.max(left, 1), orderLimits.promisedMinutes) };
}

/** Changes the status of orders, one change per order at a time, and offers to undo it. */
export function useOrderSteps({ preparationMinutes, ahead, onChanged, onConflict, queue }: Options) {
  const [cancelling, setCancelling] = useState<RestaurantOrder | null>(null);
  const mayChange = useMay("orders:write");
  // The kitchen loads it at once, to have it without a connection.
  useLoaded(loadCancelDialog, useInteracted() || queue !== undefined);
  const { pendingOf, act } = useAction<OrderStatus | "refund">({ onRefused: onConflict });
  const proposed = proposedMinutes({ base: preparationMinutes, ahead });

  type Undo = (changed: RestaurantOrder) => (() => void) | null;

  function tell(changed: RestaurantOrder, undo?: Undo) {
    onChanged(changed);
    const task = leftToDo(changed);
    if (task) return notify.error(task);
    const run = undo?.(changed);
    notify.success(successOf(changed), {
      topic: "order-step",
      ...(run && { duration: UNDO_WINDOW_MS, action: { label: "Undo", run } }),
    });
  }

  const send = (
    { id, number }: RestaurantOrder,
    step: OrderStatus | "refund",
    change: () => Promise<{ order: RestaurantOrder }>,
    undo?: Undo,
  ) =>
    act(step, change, {
      about: id,
      failed: `Order ${number} could not be changed. Please try again.`,
      onDone: ({ order: changed }) => tell(changed, undo),
    });

  async function take(order: RestaurantOrder, status: OrderStatus, told: Told = {}, isUndo = false) {
    const refundCents = leftOf(order, order.refunds).totalCents;
    const isRefunded = status === "cancelled" && order.payment === "paid" && refundCents > 0;
    const accepts = isAccepting({ expected: order.status, status }) && !isUndo;
    const body = {
      status,
      expected: order.status,
      ...(accepts && !isDue(order) && { readyInMinutes: proposed }),
      ...(isAccepting({ expected: order.status, status }) || status === "cancelled" ? told : {}),
      ...(isRefunded && { refundCents }),
    };
    const undo: Undo = (changed) =>
      isUndo || !isStep(status, order.status) || isRefunding(changed)
        ? null
        : () => void take(changed, order.status, promiseOf(order), true);
    if (queue) {
      const label = stepLabel(order.status, status, nextStatus(order.status) === status);
      return queue.add(order, { change: { kind: "status", ...body }, label }, (changed) =>
        tell(changed, undo),
      );
    }
    await send(
      order,
      status,
      () => call("POST /orders/{id}/status", { params: { id: order.id }, body, timeout }),
      undo,
    );
  }

  function promise(order: RestaurantOrder, readyInMinutes: number) {
    const { id, number } = order;
    if (queue) {
      const label = `Ready in ${readyInMinutes} minutes`;
      return queue.add(order, { change: { kind: "promise", readyInMinutes }, label }, onChanged);
    }
    void act(
      "preparing",
      () => call("POST /orders/{id}/promise", { params: { id }, body: { readyInMinutes } }),
      {
        about: id,
        failed: `The time of order ${number} could not be changed. Please try again.`,
        onDone: ({ order: changed }) => onChanged(changed),
      },
    );
  }

  const dialog =
    cancelling &&
    createElement(CancelDialog, {
      order: cancelling,
      onClose: () => setCancelling(null),
      onCancel(reason) {
        setCancelling(null);
        void take(cancelling, "cancelled", reason ? { reason } : {});
      },
    });

  return {
    /** If false, no steps are offered. */
    mayChange,
    /** The proposed minutes until an order is ready. */
    proposed,
    /** Cancelling asks for a reason first. */
    step: (order: RestaurantOrder, status: OrderStatus, told?: Told) =>
      status === "cancelled" ? setCancelling(order) : void take(order, status, told),
    /** Promises the guest of an accepted order a time from now. */
    promise,
    /** The question before an order is cancelled; to be rendered. */
    dialog,
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
    /** Returns whether an order has steps that wait for a connection. */
    isUnsent: (id: string) => queue?.waiting.has(id) ?? false,
    /** Returns whether this change of an order is pending. */
    isPending: (id: string, step: OrderStatus | "refund") => pendingOf(id) === step,
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
