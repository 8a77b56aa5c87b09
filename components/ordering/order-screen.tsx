"use client";

import { useState } from "react";
import { Toaster } from "@/components/ui/toaster";
import { type PackedMenu, unpackMenu } from "@/lib/ordering/packed-menu";
import type { MenuQuery } from "@/lib/ordering/search";
import { CartBar } from "./cart/cart-bar";
import { CartSheet } from "./cart/cart-sheet";
import { MenuView } from "./menu/menu-view";
import { OrderingProvider, type PaymentMode } from "./ordering-context";
import { type Neighbour, RestaurantFooter } from "./restaurant-footer";
import { RestaurantHeader } from "./restaurant-header";
import { RestaurantHero } from "./restaurants/restaurant-hero";
import "./restaurants/restaurants.css";

type OrderScreenProps = {
  menu: PackedMenu;
  neighbour: Neighbour | null;
  /** The ids of the dishes that can't be ordered just now. */
  soldOut: readonly string[];
  query: MenuQuery;
  payment: PaymentMode;
  projectName: string;
};

/** A restaurant's menu, from which guests order. */
export function OrderScreen({
  menu: packed,
  neighbour,
  soldOut,
  query,
  payment,
  projectName,
}: OrderScreenProps) {
  const [menu] = useState(() => unpackMenu(packed));
  return (
    <div data-restaurant={menu.key} data-theme={menu.theme} className="flex min-h-dvh flex-col">
      <OrderingProvider menu={menu} soldOut={soldOut} payment={payment}>
        <RestaurantHeader />
        <main className="flex-1">
          <RestaurantHero menu={menu} />
          <noscript>
            <p className="bg-brass-soft px-gutter py-3 text-center font-medium text-brass-ink text-sm">
              To order, switch JavaScript on for this site and load this page again.
            </p>
          </noscript>
          <MenuView initial={query} />
        </main>
        <CartBar />
        <CartSheet />
      </OrderingProvider>
      <RestaurantFooter menu={menu} neighbour={neighbour} projectName={projectName} />
      <Toaster />
    </div>
  );
}
