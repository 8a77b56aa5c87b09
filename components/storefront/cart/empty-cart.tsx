"use client";

import { Button } from "@/components/ui/button";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import { DishPlate } from "../plates/dish-plate";
import { RecentOrderLink } from "../recent-order/recent-order-link";

export function EmptyCart() {
  const t = useTranslate();
  const { restaurant, recentOrder, setCartOpen } = useOrdering();
  return (
    <div className="grid min-h-full content-center justify-items-center gap-2 py-10 text-center">
      <DishPlate theme={restaurant.theme} emoji="" index={0} className="mb-5 w-36 rotate-6" />
      <p className="sign text-xl">{t("Your cart is empty")}</p>
      <p className="text-ink-soft">{t("Add some delicious items to get started!")}</p>
      <Button variant="secondary" className="mt-5" onClick={() => setCartOpen(false)}>
        {t("Back to the menu")}
      </Button>
      {recentOrder && <RecentOrderLink order={recentOrder} className="mt-2" />}
    </div>
  );
}
