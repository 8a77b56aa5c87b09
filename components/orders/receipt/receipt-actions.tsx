"use client";

import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import { isOpen } from "@/lib/orders/order-status";
import { OrderAgain, type OrderAgainProps } from "../status/order-again";

type ReceiptActionsProps = {
  order: OrderAgainProps["order"] & Pick<OrderView, "id" | "status">;
  restaurant: OrderAgainProps["restaurant"];
};

/** The buttons below a receipt, which are not on paper. */
export function ReceiptActions({ order, restaurant }: ReceiptActionsProps) {
  const t = useTranslate();
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <button
        type="button"
        className={buttonStyle({ className: "max-sm:w-full" })}
        onClick={() => window.print()}
      >
        {t("Print")}
      </button>
      {!isOpen(order.status) && <OrderAgain order={order} restaurant={restaurant} variant="secondary" />}
      <a
        href={`/orders/${order.id}`}
        className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
      >
        {t("Back to the order")}
      </a>
    </p>
  );
}
