import type { RestaurantOrder } from "@/lib/orders/answers";
import type { OrderStatus } from "@/lib/orders/types";
import { isMark } from "./queue";
import type { Settled } from "./send-steps";

const changed: Record<OrderStatus, string> = {
  new: "was set back to new by somebody else",
  preparing: "was set to “Preparing” by somebody else",
  ready: "was set to “Ready” by somebody else",
  done: "was set to “Done” by somebody else",
  cancelled: "was cancelled by somebody else",
};

function whatHappened({ status, cancelledBy }: RestaurantOrder): string {
  if (status === "cancelled" && cancelledBy === "guest") return "was cancelled by the guest";
  if (status === "cancelled" && cancelledBy === "timeout")
    return "was cancelled, as nobody had accepted it in time";
  return changed[status];
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Says which steps were not applied, and why. */
export function conflictWords({ step, answer, dropped }: Settled): string {
  const labels = [step, ...dropped].map(({ label }) => `“${label}”`);
  const lost = `${list.format(labels)} ${labels.length === 1 ? "was" : "were"} not applied`;
  if (isMark(step)) return `${lost}.${answer.kind === "refused" ? ` ${answer.message}` : ""}`;
  if (answer.kind === "refused" && answer.order)
    return `While you were offline, order ${step.number} ${whatHappened(answer.order)}; ${lost}.`;
  const reason = answer.kind === "refused" ? ` ${answer.message}` : "";
  return `Order ${step.number}: ${lost}.${reason}`;
}
