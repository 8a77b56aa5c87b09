"use client";

import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { useTranslate } from "@/components/ui/translation";
import { CLOSED } from "@/lib/restaurants/published/closed";
import type { FoundDishes } from "@/lib/restaurants/published/search";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import { CartBar } from "./cart/cart-bar";
import { DialogsOnDemand } from "./dialogs-on-demand";
import { HoursLine } from "./hours-line";
import { MenuView } from "./menu/menu-view";
import { useOrdering } from "./ordering/context";
import { RestaurantHeader } from "./restaurant-header";
import { RestaurantHero } from "./themes/restaurant-hero";
import "./themes/restaurants.css";

type RestaurantPageProps = {
  found?: FoundDishes | undefined;
  reserve?: string | undefined;
  footer: ReactNode;
};

/** Renders a restaurant's page; the ordering context decides whether orders are really placed. */
export function RestaurantPage({ found, reserve, footer }: RestaurantPageProps) {
  const t = useTranslate();
  const { restaurant, isClosed, hours } = useOrdering();
  return (
    <div {...restaurantLook(restaurant, t.language)} className="flex min-h-dvh flex-col">
      <RestaurantHeader />
      <main className="flex-1">
        <RestaurantHero restaurant={restaurant} />
        <HoursLine
          {...(isClosed ? { takesOrders: false, text: t(CLOSED) } : hours)}
          explanation={
            isClosed
              ? t("{restaurant} takes no orders just now.", { restaurant: restaurant.restaurantName })
              : hours.takesLater
                ? t("You can order for later.")
                : t("You can look at the menu and fill your cart: it is kept.")
          }
        />
        {reserve && (
          <p className="px-gutter text-sm">
            <a
              href={reserve}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t("Reserve a table")}
            </a>
          </p>
        )}
        {!isClosed && (
          <noscript>
            <p className="bg-brass-soft px-gutter py-3 text-center font-medium text-brass-ink text-sm">
              {t("To order, switch JavaScript on for this site and load this page again.")}
            </p>
          </noscript>
        )}
        <MenuView found={found} />
      </main>
      <CartBar />
      <DialogsOnDemand />
      {footer}
      <Toaster />
    </div>
  );
}
