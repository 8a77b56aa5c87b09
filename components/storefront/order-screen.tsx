"use client";

import { useState } from "react";
import { ReconfigureOnDemand } from "@/components/setup/reconfigure-on-demand";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { type PackedMenu, unpackMenu } from "@/lib/restaurants/published/packed-menu";
import type { FoundDishes } from "@/lib/restaurants/published/search";
import { MenuData } from "./menu-data";
import type { PaymentMode } from "./ordering-context";
import { OrderingProvider } from "./ordering-provider";
import { type Neighbour, RestaurantFooter } from "./restaurant-footer";
import { RestaurantPage } from "./restaurant-page";

type OrderScreenProps = {
  menu: PackedMenu;
  neighbour: Neighbour | null;
  /** The ids of the dishes that can't be ordered just now. */
  soldOut: readonly string[];
  /** The origin of the site. */
  root: string;
  /** What the owner wrote of the page for search engines. */
  structuredData?: readonly StructuredData[];
  /** What the server searched the menu for, where the browser can't; then `menu` has no other dishes. */
  found?: FoundDishes;
  payment: PaymentMode;
  projectName: string;
};

/** A restaurant's menu, from which guests order. */
export function OrderScreen({
  menu: packed,
  neighbour,
  soldOut,
  root,
  structuredData = [],
  found,
  payment,
  projectName,
}: OrderScreenProps) {
  const [menu] = useState(() => unpackMenu(packed));
  return (
    <OrderingProvider menu={menu} soldOut={soldOut} payment={payment}>
      {!found && <MenuData menu={menu} soldOut={soldOut} root={root} own={structuredData} />}
      <RestaurantPage
        found={found}
        footer={
          <RestaurantFooter menu={menu} neighbour={neighbour} projectName={projectName}>
            {menu.key === "order2" && (
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
