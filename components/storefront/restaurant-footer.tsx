import type { ReactNode } from "react";
import { formatCents } from "@/lib/orders/totals";
import type { Restaurant } from "@/lib/restaurants/published/types";

export type Neighbour = Pick<Restaurant, "path" | "cuisine" | "restaurantName">;

type RestaurantFooterProps = {
  restaurant: Restaurant;
  neighbour: Neighbour | null;
  projectName: string;
  /** More entries of the footer's list. */
  children?: ReactNode;
};

export function RestaurantFooter({ restaurant, neighbour, projectName, children }: RestaurantFooterProps) {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-[100rem] gap-6 px-gutter pt-10 pb-32 md:grid-cols-[1fr_auto] md:items-end md:pb-10">
        <div className="grid gap-2">
          <p className="sign text-xl">{restaurant.restaurantName}</p>
          <p className="text-ink-soft text-sm">
            Tax of {restaurant.taxPercent}% and {formatCents(restaurant.deliveryCents)} for delivery are added
            to each order.
          </p>
        </div>
        <ul className="-mx-3 flex flex-wrap items-center text-sm">
          <li>
            <a className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline" href="/">
              {projectName}
            </a>
          </li>
          {neighbour && (
            <li>
              <a
                className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline"
                href={neighbour.path}
              >
                {neighbour.cuisine} today? {neighbour.restaurantName}
              </a>
            </li>
          )}
          {children}
        </ul>
      </div>
    </footer>
  );
}
