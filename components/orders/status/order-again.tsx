"use client";

import { addToStoredCart } from "@/components/storefront/ordering/cart-store";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import type { OrderedFrom } from "./order-receipt";

export type OrderAgainProps = {
  order: Pick<OrderView, "lines">;
  restaurant: Pick<OrderedFrom, "restaurantId" | "path">;
  variant?: "primary" | "secondary";
};

/** Leads to the menu with the dishes of an order in the cart; the menu names those that it no longer has. */
export function OrderAgain({ order, restaurant, variant = "primary" }: OrderAgainProps) {
  const t = useTranslate();
  const lines = order.lines.map(({ id, quantity, chosen, note }) => ({
    id,
    quantity,
    ...(chosen && { chosen }),
    ...(note && { note }),
  }));
  return (
    <a
      href={restaurant.path}
      className={buttonStyle({ variant, className: "max-sm:w-full" })}
      onClick={() => addToStoredCart(restaurant.restaurantId, lines)}
    >
      {t("Order again")}
    </a>
  );
}
