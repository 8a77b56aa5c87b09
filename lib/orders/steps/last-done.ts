import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { type QueuedStep, stepsOf, withSteps } from "./queue";

/** Returns a page with those of the done orders that an unsent step has brought back. */
export function withRecalled(
  page: OrderPage,
  done: readonly RestaurantOrder[],
  steps: readonly QueuedStep[],
): OrderPage {
  const isShown = ({ id }: RestaurantOrder) => page.orders.some((order) => order.id === id);
  const recalled = done.filter((order) => stepsOf(steps, order.id).length > 0 && !isShown(order));
  return recalled.length > 0 ? { ...page, orders: [...page.orders, ...recalled] } : page;
}

const doneTime = ({ doneAt, createdAt }: RestaurantOrder) => Date.parse(doneAt ?? createdAt);

/** Returns the orders that are done after the unsent steps, each once and the latest first. The first of two counts. */
export function lastDone(
  orders: readonly RestaurantOrder[],
  steps: readonly QueuedStep[],
): RestaurantOrder[] {
  const known = new Map<string, RestaurantOrder>();
  for (const order of orders) if (!known.has(order.id)) known.set(order.id, withSteps(order, steps));
  return [...known.values()]
    .filter(({ status }) => status === "done")
    .sort((one, other) => doneTime(other) - doneTime(one));
}
