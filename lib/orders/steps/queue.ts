import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { isAccepting } from "@/lib/orders/order-status";
import type { OrderStatus } from "@/lib/orders/types";
import { MAX_STEP_SECONDS } from "@/lib/platform/http/step-age";
import type { ItemKey } from "@/lib/restaurants/stock/stock";

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

/** A dish or an option that is marked as sold out, or as back on the menu. */
export type Mark = ItemKey & { name: string; soldOut: boolean };

type OrderPart = { orderId: string; number: number; change: StepChange };
type MarkPart = {
  mark: Mark;
  /** The id of an unsent mark of the same dish or option that was made before. */
  follows?: string;
};

type Kept = {
  id: string;
  /** The words on the button. */
  label: string;
  /** When it was made, in milliseconds since 1970; ascending. */
  at: number;
  /** True if there was no connection when it was made, or when it was sent. */
  hasWaited: boolean;
};
export type OrderStep = Kept & OrderPart;
export type MarkStep = Kept & MarkPart;

/** A step that is kept on the device until the server has answered. */
export type QueuedStep = OrderStep | MarkStep;
/** A step as it is pressed. */
export type MadeStep = Pick<Kept, "label"> & (OrderPart | Pick<MarkPart, "mark">);

export const isMark = <Step extends MadeStep>(step: Step): step is Step & Pick<MarkPart, "mark"> =>
  "mark" in step;

export const itemSubject = ({ restaurantId, groupId, itemId }: ItemKey): string =>
  `${restaurantId}/${groupId}/${itemId}`;

/** Returns what a step changes, an order or an item: the steps of one are sent one after another. */
export const subjectOf = (step: MadeStep): string => (isMark(step) ? itemSubject(step.mark) : step.orderId);

/** The most steps that a device keeps. */
export const MAX_STEPS = 200;

export const startOf = (change: StepChange): OrderStatus =>
  change.kind === "status" ? change.expected : "preparing";
export const endOf = (change: StepChange): OrderStatus =>
  change.kind === "status" ? change.status : "preparing";

/** Returns the steps of a subject in the order in which they were made. */
export const stepsOf = (steps: readonly QueuedStep[], subject: string): QueuedStep[] =>
  steps.filter((step) => subjectOf(step) === subject).sort((one, other) => one.at - other.at);

export const subjectsOf = (steps: readonly QueuedStep[]): string[] => [...new Set(steps.map(subjectOf))];

/** Returns the age of a step in seconds, rounded down; 0 if the clock was set back. */
export const ageOf = ({ at }: QueuedStep, now: number): number => Math.max(0, Math.floor((now - at) / 1000));

/** Returns whether a step is too old to be sent. */
export const isExpired = (step: QueuedStep, now: number): boolean => ageOf(step, now) > MAX_STEP_SECONDS;

/** Returns whether a step follows the unsent ones of its subject: a second press on the same button doesn't. */
export function follows(steps: readonly QueuedStep[], made: MadeStep): boolean {
  const last = stepsOf(steps, subjectOf(made)).at(-1);
  if (!last) return true;
  if (isMark(made)) return isMark(last) && last.mark.soldOut !== made.mark.soldOut;
  return !isMark(last) && endOf(last.change) === startOf(made.change);
}

/** Returns a step with what a device keeps of it. @param given its id, its time, and whether it waits */
export function queuedStep(
  steps: readonly QueuedStep[],
  made: MadeStep,
  given: Pick<Kept, "id" | "at" | "hasWaited">,
): QueuedStep {
  const before = isMark(made) ? stepsOf(steps, subjectOf(made)).at(-1) : undefined;
  return { ...made, ...given, ...(before && { follows: before.id }) };
}

const promised = (at: number, minutes: number) => new Date(at + minutes * 60_000).toISOString();

/** Returns an order as it is after a step; unchanged if the step starts from another status. */
function afterStep(order: RestaurantOrder, { change, at }: OrderStep): RestaurantOrder {
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
  stepsOf(steps, order.id)
    .flatMap((step) => (isMark(step) ? [] : step))
    .reduce(afterStep, order);

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
