import type { OrderView } from "@/lib/orders/answers";
import { dueTime } from "@/lib/orders/due-words";
import { isSettled } from "@/lib/orders/order-status";

const promises = {
  pickup: "Ready to collect at about",
  delivery: "On its way to you at about",
  table: "At your table at about",
};

type Promised = Pick<OrderView, "status" | "payment" | "promisedAt" | "dueAt" | "kind">;

/**
 * Says when an order is ready; null if there is nothing to say.
 * @param now null if the time is not known, as in the rendered page: then no order is late
 */
export function promiseWords(
  { status, payment, promisedAt, dueAt, kind }: Promised,
  { now, timeZone }: { now: Date | null; timeZone: string },
): string | null {
  if (status === "new" && isSettled(payment)) {
    const ordered = dueAt ? `Ordered for ${dueTime(dueAt, now ?? new Date(0), timeZone)}. ` : "";
    return `${ordered}The restaurant has not confirmed it yet. This page shows when it does.`;
  }
  if (status !== "preparing" || !promisedAt) return null;
  const at = dueTime(promisedAt, now ?? new Date(promisedAt), timeZone);
  if (now && now.getTime() > Date.parse(promisedAt))
    return `It takes longer than promised: it was to be ready at ${at}. We are sorry.`;
  return `${kind ? promises[kind] : "Ready at about"} ${at}`;
}
