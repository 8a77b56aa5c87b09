"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import { RecentOrderLink } from "../recent-order/recent-order-link";
import { CartCount } from "./cart-count";

/** On phones, opens the cart from the bottom of the screen; shows the latest order while the cart is empty. */
export function CartBar() {
  const t = useTranslate();
  const { bill, recentOrder } = useOrdering();
  const isEmpty = bill.count === 0;
  if (isEmpty && !recentOrder) return null;
  return (
    <section
      aria-label={isEmpty ? t("Your order") : t("Cart")}
      className="foot-bar fixed inset-x-0 bottom-0 z-30 animate-rise [background:linear-gradient(to_top,var(--color-canvas)_60%,transparent)] px-gutter pt-6 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {isEmpty && recentOrder ? (
        <RecentOrderLink order={recentOrder} size="bar" className="w-full justify-center shadow-raised" />
      ) : (
        <ViewCart />
      )}
    </section>
  );
}

function ViewCart() {
  const t = useTranslate();
  const { bill, setCartOpen } = useOrdering();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-14 w-full items-center gap-3 rounded-full bg-brand px-5 font-semibold text-on-brand shadow-raised transition-transform active:[scale:0.985]"
      onClick={() => setCartOpen(true)}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <CartCount />
      <span className="flex-1 text-left">{t("View cart")}</span>
      <span className="tabular-nums">{t.money(bill.totals.totalCents, bill.totals.currency)}</span>
    </button>
  );
}
