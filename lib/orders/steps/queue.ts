import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { isAccepting } from "@/lib/orders/order-status";
import { type OrderStatus, orderLimits } from "@/lib/orders/types";

/** A change of the status of an order, or of the time that its guest was promised. */
export type StepChange =
  | {
      kind: "status";
      status: OrderStatus;
      expected: OrderStatus;
      readyInMinutes?: number;
      reason?: string;
      refundCents?: number;
    }
  | { kind: "promise"; readyInMinutes: number };

/** A step that is kept on the device until the server has answered. */
export type QueuedStep = {
  id: string;
  orderId: string;
  number: number;
  /** The words on the button. */
  label: string;
  change: StepChange;
  /** When it was made, in milliseconds since 1970; ascending. */
  at: number;
  /** True if there was no connection when it was made, or when it was sent. */
  hasWaited: boolean;
};

/** The most steps that a device keeps. */
export const MAX_STEPS = 200;

export const startOf = (change: StepChange): OrderStatus =>
  change.kind === "status" ? change.expected : "preparing";
export const endOf = (change: StepChange): OrderStatus =>
  change.kind === "status" ? change.status : "preparing";

/** Returns the steps of an order in the order in which they were made. */
export const stepsOf = (steps: readonly QueuedStep[], orderId: string): QueuedStep[] =>
  steps.filter((step) => step.orderId === orderId).sort((one, other) => one.at - other.at);

export const ordersOf = (steps: readonly QueuedStep[]): string[] => [
  ...new Set(steps.map(({ orderId }) => orderId)),
];

/** Returns the age of a step in whole seconds; 0 if the clock was set back. */
export const ageOf = ({ at }: QueuedStep, now: number): number => Math.max(0, Math.round((now - at) / 1000));

/** Returns whether a step is too old to be sent. */
export const isExpired = (step: QueuedStep, now: number): boolean =>
  ageOf(step, now) > orderLimits.secondsAgo;

/** Returns whether a step follows the unsent ones of its order: a second press on the same button doesn't. */
export function follows(steps: readonly QueuedStep[], orderId: string, change: StepChange): boolean {
  const last = stepsOf(steps, orderId).at(-1);
  return !last || endOf(last.change) === startOf(change);
}

const promised = (at: number, minutes: number) => new Date(at + minutes * 60_000).toISOString();

/** Returns an order as it is after a step; unchanged if the step starts from another status. */
function afterStep(order: RestaurantOrder, { change, at }: QueuedStep): RestaurantOrder {
  if (order.status !== startOf(change)) return order;
  if (change.kind === "promise") return { ...order, promisedAt: promised(at, change.readyInMinutes) };
  const { status, expected, readyInMinutes, reason } = change;
  const { acceptedAt, promisedAt, readyAt, doneAt: _, cancelledBy: __, cancelReason: ___, ...rest } = order;
  const moment = new Date(at).toISOString();
  if (status === "new") return { ...rest, status };
  if (status === "cancelled") {
    const progress = { ...(acceptedAt && { acceptedAt }), ...(promisedAt && { promisedAt }) };
    return {
      ...rest,
      ...progress,
      status,
      cancelledBy: "restaurant",
      ...(reason && { cancelReason: reason }),
    };
  }
  if (isAccepting({ expected, status })) {
    const time = readyInMinutes === undefined ? order.dueAt : promised(at, readyInMinutes);
    return { ...rest, status, acceptedAt: moment, ...(time && { promisedAt: time }) };
  }
  const kept = { ...(acceptedAt && { acceptedAt }), ...(promisedAt && { promisedAt }) };
  if (status === "preparing") return { ...rest, ...kept, status };
  const ready = expected === "preparing" ? moment : readyAt;
  const done = status === "done" && { doneAt: moment };
  return { ...rest, ...kept, status, ...(ready && { readyAt: ready }), ...done };
}

/** Returns an order as it is after the steps that the server has not answered yet. */
export const withSteps = (order: RestaurantOrder, steps: readonly QueuedStep[]): RestaurantOrder =>
  stepsOf(steps, order.id).reduce(afterStep, order);

/** Returns a page of orders, and its counts, after the steps that the server has not answered yet. */
export function pageWithSteps(page: OrderPage, steps: readonly QueuedStep[]): OrderPage {
  if (steps.length === 0) return page;
  const counts = { ...page.counts };
  const orders = page.orders.map((order) => {
    const shown = withSteps(order, steps);
    if (shown.status !== order.status) {
      counts[order.status] = Math.max(0, (counts[order.status] ?? 0) - 1);
      counts[shown.status] = (counts[shown.status] ?? 0) + 1;
    }
    return shown;
  });
  return { ...page, orders, counts };
}
