import { Toaster } from "@/components/ui/toaster";
import type { MenuQuery } from "@/lib/ordering/search";
import type { Menu, MenuItem } from "@/lib/ordering/types";
import { CartBar } from "./cart/cart-bar";
import { CartSheet } from "./cart/cart-sheet";
import { MenuView } from "./menu/menu-view";
import { OrderingProvider, type PaymentMode } from "./ordering-context";
import { RestaurantFooter } from "./restaurant-footer";
import { RestaurantHeader } from "./restaurant-header";
import { RestaurantHero } from "./restaurants/restaurant-hero";
import "./restaurants/restaurants.css";

type OrderScreenProps = {
  menu: Menu;
  /** The other restaurant. */
  neighbour: Menu;
  items: readonly MenuItem[];
  query: MenuQuery;
  payment: PaymentMode;
  projectName: string;
};

/** A restaurant's menu, from which guests order. */
export function OrderScreen({ menu, neighbour, items, query, payment, projectName }: OrderScreenProps) {
  return (
    <div data-restaurant={menu.key} className="flex min-h-dvh flex-col">
      <OrderingProvider menu={menu} items={items} payment={payment}>
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
