import type { OrderView } from "@/lib/orders/answers";
import { dueTime } from "@/lib/orders/due-words";
import { isSettled } from "@/lib/orders/order-status";
import { english, type Translate, translatable } from "@/lib/platform/language/translate";

const promises = {
  pickup: translatable("Ready to collect at about {time}"),
  delivery: translatable("On its way to you at about {time}"),
  table: translatable("At your table at about {time}"),
};

type Promised = Pick<OrderView, "status" | "payment" | "promisedAt" | "dueAt" | "kind">;

/**
 * Says when an order is ready; null if there is nothing to say.
 * @param now null if the time is not known, as in the rendered page: then no order is late
 */
export function promiseWords(
  { status, payment, promisedAt, dueAt, kind }: Promised,
  { now, timeZone }: { now: Date | null; timeZone: string },
  t: Translate = english,
): string | null {
  if (status === "new" && isSettled(payment)) {
    const waits = t("The restaurant has not confirmed it yet. This page shows when it does.");
    if (!dueAt) return waits;
    const time = dueTime(dueAt, now ?? new Date(0), timeZone, t.language);
    return `${t("Ordered for {time}.", { time })} ${waits}`;
  }
  if (status !== "preparing" || !promisedAt) return null;
  const time = dueTime(promisedAt, now ?? new Date(promisedAt), timeZone, t.language);
  if (now && now.getTime() > Date.parse(promisedAt))
    return t("It takes longer than promised: it was to be ready at {time}. We are sorry.", { time });
  return kind ? t(promises[kind], { time }) : t("Ready at about {time}", { time });
}
