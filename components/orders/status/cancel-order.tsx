"use client";

import { CancelQuestion } from "@/components/storefront/cancel-question";
import { useTranslate } from "@/components/ui/translation";
import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";

/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type CancelOrderProps = { order: OrderView; onCancelled: (order: OrderView) => void };

/** Cancels an order that the restaurant has not accepted. */
export function CancelOrder({ order: { id, payment }, onCancelled }: CancelOrderProps) {
  const t = useTranslate();
  return (
    <CancelQuestion
      label={t("Cancel this order")}
      question={t("Cancel this order?")}
      confirmLabel={t("Cancel the order")}
      cancel={async () =>
        onCancelled((await call("POST /orders/{id}/cancel", { params: { id }, timeout })).order)
      }
    >
      {t("The restaurant has not accepted it yet.")}
      {payment === "paid" && ` ${t("What you paid is given back.")}`}
    </CancelQuestion>
  );
}
