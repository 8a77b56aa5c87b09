"use client";

import { useState } from "react";
import { ReconfigureOnDemand } from "@/components/setup/reconfigure-on-demand";
import type { ShownHours } from "@/lib/restaurants/hours/hours-state";
import { type PackedRestaurant, unpackRestaurant } from "@/lib/restaurants/published/packed-restaurant";
import type { FoundDishes } from "@/lib/restaurants/published/search";
import type { RestaurantContact } from "./footer-words";
import type { Home } from "./ordering/context";
import { OrderingProvider } from "./ordering/ordering-provider";
import { type Neighbour, RestaurantFooter } from "./restaurant-footer";
import { RestaurantPage } from "./restaurant-page";

type OrderScreenProps = {
  restaurant: PackedRestaurant;
  /** A sentence about tax and fees, below the name; may be empty. */
  terms: string;
  neighbour: Neighbour | null;
  /** Ids of sold-out dishes. */
  soldOut: readonly string[];
  /** Missing if it is always open. */
  hours?: ShownHours;
  /** Results searched by the server, if the browser can't; then `restaurant` has only these dishes. */
  found?: FoundDishes;
  /** Key of the payment provider; null in demo mode. */
  publishableKey: string | null;
  projectName: string;
  /** The site that the restaurant belongs to; missing for a sample. */
  home?: Home;
  contact?: RestaurantContact;
  /** The path to reserve a table; missing if it takes no reservations. */
  reserve?: string;
  /** Whether orders at the table need its code; missing if guests type the table. */
  needsTableCode?: boolean;
};

export function OrderScreen({
  restaurant: packed,
  terms,
  neighbour,
  soldOut,
  hours,
  found,
  publishableKey,
  projectName,
  home,
  contact,
  reserve,
  needsTableCode = false,
}: OrderScreenProps) {
  const [restaurant] = useState(() => unpackRestaurant(packed));
  return (
    <OrderingProvider
      restaurant={restaurant}
      home={home ?? null}
      soldOut={soldOut}
      hours={hours ?? null}
      publishableKey={publishableKey}
      needsTableCode={needsTableCode}
    >
      <RestaurantPage
        found={found}
        reserve={reserve}
        footer={
          <RestaurantFooter
            restaurant={restaurant}
            terms={terms}
            neighbour={neighbour}
            projectName={projectName}
            home={home?.href}
            contact={contact}
          >
            {restaurant.restaurantId === "order2" && (
              <li className="needs-script">
                <ReconfigureOnDemand />
              </li>
            )}
          </RestaurantFooter>
        }
      />
    </OrderingProvider>
  );
}
