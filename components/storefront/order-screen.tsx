"use client";

import { useState } from "react";
import { ReconfigureOnDemand } from "@/components/setup/reconfigure-on-demand";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { type PackedMenu, unpackMenu } from "@/lib/restaurants/published/packed-menu";
import type { FoundDishes } from "@/lib/restaurants/published/search";
import { MenuData } from "./menu-data";
import { OrderingProvider } from "./ordering-provider";
import { type Neighbour, RestaurantFooter } from "./restaurant-footer";
import { RestaurantPage } from "./restaurant-page";

type OrderScreenProps = {
  menu: PackedMenu;
  neighbour: Neighbour | null;
  /** Ids of sold-out dishes. */
  soldOut: readonly string[];
  /** The origin of the site. */
  root: string;
  /** The owner's structured data. */
  structuredData?: readonly StructuredData[];
  /** Results searched by the server, if the browser can't; then `menu` has only these dishes. */
  found?: FoundDishes;
  /** Key of the payment provider; null in demo mode. */
  publishableKey: string | null;
  projectName: string;
};

export function OrderScreen({
  menu: packed,
  neighbour,
  soldOut,
  root,
  structuredData = [],
  found,
  publishableKey,
  projectName,
}: OrderScreenProps) {
  const [menu] = useState(() => unpackMenu(packed));
  return (
    <OrderingProvider menu={menu} soldOut={soldOut} publishableKey={publishableKey}>
      {!found && <MenuData menu={menu} soldOut={soldOut} root={root} own={structuredData} />}
      <RestaurantPage
        found={found}
        footer={
          <RestaurantFooter menu={menu} neighbour={neighbour} projectName={projectName}>
            {menu.restaurantId === "order2" && (
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
