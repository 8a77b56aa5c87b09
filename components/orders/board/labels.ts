import type { OrderStatus } from "@/lib/orders/types";

export const statusLabels: Record<OrderStatus, string> = {
  new: "New",
  preparing: "Preparing",
  ready: "Ready",
  done: "Done",
  cancelled: "Cancelled",
};

const forward: Partial<Record<OrderStatus, string>> = {
  preparing: "Accept",
  ready: "Mark ready",
  done: "Mark done",
};

/** Returns the label of a button that changes an order's status. */
export function stepLabel(from: OrderStatus, to: OrderStatus, isForward: boolean): string {
  if (to === "cancelled") return from === "new" ? "Reject order" : "Cancel order";
  if (isForward) return forward[to] ?? statusLabels[to];
  const goal = statusLabels[to].toLowerCase();
  return from === "cancelled" ? `Reopen as ${goal}` : `Back to ${goal}`;
}
