"use client";

import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import type { MenuQuery } from "@/lib/ordering/search";
import { restaurantLook } from "@/lib/ordering/sign-letters";
import { CartBar } from "./cart/cart-bar";
import { CartSheet } from "./cart/cart-sheet";
import { MenuView } from "./menu/menu-view";
import { useOrdering } from "./ordering-context";
import { RestaurantHeader } from "./restaurant-header";
import { RestaurantHero } from "./restaurants/restaurant-hero";
import "./restaurants/restaurants.css";

type RestaurantPageProps = { query: MenuQuery; footer: ReactNode };

/** A restaurant's page, whatever becomes of what is ordered there. */
export function RestaurantPage({ query, footer }: RestaurantPageProps) {
  const { menu, isClosed } = useOrdering();
  return (
    <div {...restaurantLook(menu)} className="flex min-h-dvh flex-col">
      <RestaurantHeader />
      <main className="flex-1">
        <RestaurantHero menu={menu} />
        <noscript>
          <p className="bg-brass-soft px-gutter py-3 text-center font-medium text-brass-ink text-sm">
            To order, switch JavaScript on for this site and load this page again.
          </p>
        </noscript>
        {isClosed && (
          <p
            role="status"
            className="bg-brass-soft px-gutter py-3 text-center font-medium text-brass-ink text-sm"
          >
            {menu.restaurant} takes no orders just now.
          </p>
        )}
        <MenuView initial={query} />
      </main>
      <CartBar />
      <CartSheet />
      {footer}
      <Toaster />
    </div>
  );
}
