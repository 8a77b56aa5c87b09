import { placeTime } from "@/components/ui/time";
import type { Menu, OrderView } from "@/lib/ordering/types";
import { MudCloth } from "../restaurants/mud-cloth";
import { RestaurantMark } from "../restaurants/restaurant-mark";
import { OrderStatus } from "./order-status";
import "../restaurants/baobab-kitchen.css";
import "../restaurants/plain-table.css";
import "../restaurants/restaurants.css";
import "../restaurants/trattoria-lina.css";

/** What became of an order. */
export function OrderPage({ order, menu, timeZone }: { order: OrderView; menu: Menu; timeZone: string }) {
  return (
    <div data-restaurant={menu.key} data-theme={menu.theme} className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <nav aria-label="Main" className="mx-auto flex min-h-16 max-w-3xl items-center px-gutter py-2">
          <a href={menu.path} className="flex min-w-0 items-center gap-3 rounded-control">
            <RestaurantMark theme={menu.theme} />
            <span className="sign text-lg leading-tight">{menu.restaurant}</span>
          </a>
        </nav>
      </header>
      {menu.theme === "sunset" && <MudCloth className="w-full shrink-0" />}
      {menu.theme === "lemon" && <div className="painted-tiles h-11 w-full shrink-0 [--tile-size:44px]" />}
      <main className="mx-auto w-full max-w-3xl flex-1 px-gutter py-8 md:py-12">
        <OrderStatus initial={order} menu={menu} placedAt={placeTime(new Date(order.createdAt), timeZone)} />
      </main>
    </div>
  );
}
