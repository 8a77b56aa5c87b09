import type { RestaurantOrder } from "@/lib/orders/answers";
import { leftOf } from "@/lib/orders/refunds/amounts";
import type { OrderStatus } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";

const stateWords: Record<OrderStatus, string> = {
  new: "is new again",
  preparing: "is being prepared",
  ready: "is ready",
  done: "is done",
  cancelled: "was cancelled",
};

/** Returns whether the restaurant cancelled an order that it had not accepted. */
const isRejected = ({ status, cancelledBy, acceptedAt }: RestaurantOrder) =>
  status === "cancelled" && cancelledBy === "restaurant" && acceptedAt === undefined;

/** Returns the task left by a cancelled order, shown instead of the success; null if nothing is left. */
export function leftToDo(order: RestaurantOrder) {
  const { number, status, payment, refund, currency, totalCents, refundedCents, isPaymentOpen } = order;
  if (status !== "cancelled") return null;
  const ended = isRejected(order) ? "was rejected" : "was cancelled";
  if (payment === "paid" && refund !== "sent" && refund !== "done") {
    return `Order ${number} ${ended}, but ${formatMoney(totalCents - refundedCents, currency)} could not be given back. Try again in its details.`;
  }
  if (isPaymentOpen && payment === "pending") {
    return `Order ${number} ${ended}, but its payment is still open. Try again in its details.`;
  }
  return null;
}

/** Returns the message after an order changed its status. */
export function successOf(order: RestaurantOrder): string {
  const { number, status, refund, currency, totalCents } = order;
  const cancelled = `Order ${number} ${isRejected(order) ? "was rejected" : stateWords[status]}`;
  if (status !== "cancelled" || !refund) return cancelled;
  const total = formatMoney(totalCents, currency);
  return refund === "done"
    ? `${cancelled}. ${total} went back`
    : `${cancelled}. ${total} are on their way back`;
}

type Question = { title: string; content?: string; confirmLabel: string };

/** Returns the question before an order is cancelled, with what happens to the money. */
export function questionOf(order: RestaurantOrder): Question {
  const { number, status, payment, refund, currency, totalCents, isPaidAtCounter } = order;
  const verb = status === "new" ? "Reject" : "Cancel";
  const left = leftOf(order, order.refunds).totalCents;
  const total = formatMoney(left, currency);
  if (payment === "paid" && refund !== "done" && left > 0) {
    return {
      title: `${verb} order ${number} and give ${total} back?`,
      content: `The guest has paid. ${left < totalCents ? "What is left" : "The whole sum"} goes back the way it came; that can’t be undone.`,
      confirmLabel: `${verb} and give ${total} back`,
    };
  }
  const question = { title: `${verb} order ${number}?`, confirmLabel: `${verb} order` };
  if (isPaidAtCounter && left > 0)
    return {
      ...question,
      content: `The guest has paid ${total} at the counter. Give the money back there, and record it in the details of the order.`,
    };
  if (payment !== "processing") return question;
  return {
    ...question,
    content: `The guest’s bank is making the payment of ${total}. If it can’t be stopped any more, the money goes back as soon as it arrives.`,
  };
}
