"use client";

import { useTranslate } from "@/components/ui/translation";
import { CartButton } from "./cart/cart-button";
import { HomeLink } from "./home-link";
import { useOrdering } from "./ordering/context";
import { RecentOrderLink } from "./recent-order/recent-order-link";
import { RestaurantMark } from "./themes/restaurant-mark";

/** The restaurant's name and the cart, sticky on screens that are high enough. */
export function RestaurantHeader() {
  const t = useTranslate();
  const { restaurant, home, recentOrder, bill } = useOrdering();
  return (
    <header className="z-30 border-line border-b bg-surface md:sticky md:top-0">
      <nav
        aria-label={t("Main")}
        className="mx-auto flex min-h-16 max-w-[100rem] items-center gap-3 px-gutter py-2 md:min-h-18"
      >
        {home && <HomeLink {...home} />}
        <a href={restaurant.path} className="flex min-w-0 items-center gap-3 rounded-control">
          <RestaurantMark theme={restaurant.theme} />
          <span className="sign min-w-0 text-lg leading-tight max-md:sr-only">
            {restaurant.restaurantName}
          </span>
        </a>
        <span className="flex-1" />
        {recentOrder && (
          <RecentOrderLink order={recentOrder} className={bill.count === 0 ? "max-md:hidden" : ""} />
        )}
        <CartButton />
      </nav>
    </header>
  );
}
