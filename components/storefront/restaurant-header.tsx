"use client";

import { House } from "lucide-react";
import { CartButton } from "./cart/cart-button";
import { type Home, useOrdering } from "./ordering/context";
import { RecentOrderLink } from "./recent-order/recent-order-link";
import { RestaurantMark } from "./themes/restaurant-mark";

/** The restaurant's name and the cart, sticky on screens that are high enough. */
export function RestaurantHeader() {
  const { restaurant, home, recentOrder, bill } = useOrdering();
  return (
    <header className="z-30 border-line border-b bg-surface md:sticky md:top-0">
      <nav
        aria-label="Main"
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

/** Leads to the landing page by the owner's logo, or by an icon. */
function HomeLink({ name, logo }: Home) {
  return (
    <a
      href="/"
      title={name}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control border-line border-e pe-3"
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: the island has no image optimizer
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-9 w-auto max-w-32 object-contain max-md:max-w-24"
        />
      ) : (
        <House aria-hidden="true" className="size-5" strokeWidth={1.9} />
      )}
      <span className="sr-only">Home: {name}</span>
    </a>
  );
}
