"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import { browserStorage } from "@/components/ui/browser-storage";
import { notify } from "@/components/ui/messages";
import { useTranslate } from "@/components/ui/translation";
import type { ChosenDish } from "@/lib/orders/line-key";
import type { ShownHours } from "@/lib/restaurants/hours/hours-state";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { hasTableTerms, termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { useSeat } from "../at-table/use-seat";
import { useRecentOrder } from "../recent-order/use-recent-order";
import { type Home, type Ordering, OrderingContext } from "./context";
import { textsOf } from "./texts";
import { useCart } from "./use-cart";
import { useCheckout } from "./use-checkout";
import { useChoosing } from "./use-choosing";
import { useHours } from "./use-hours";
import { useMenuDishes } from "./use-menu-dishes";
import { useOrderKind } from "./use-order-kind";
import { usePlace } from "./use-place";

const storedPostcode = browserStorage("localStorage", "postcode");

type OrderingProviderProps = {
  restaurant: Restaurant;
  home: Home | null;
  soldOut: readonly string[];
  hours: ShownHours | null;
  publishableKey: string | null;
  needsTableCode: boolean;
  children: ReactNode;
};

/** Provides the current menu, the stored cart and the payment of an order. */
export function OrderingProvider({
  restaurant: first,
  home,
  soldOut,
  hours: firstHours,
  publishableKey,
  needsTableCode,
  children,
}: OrderingProviderProps) {
  const t = useTranslate();
  const { shownHours, ...menu } = useMenuDishes(first, soldOut, firstHours);
  const { dishes, refresh } = menu;
  const { kind, setKind } = useOrderKind(menu.restaurant.terms);
  const isSeatWanted = kind === "table" && (needsTableCode || hasTableTerms(menu.restaurant.terms));
  const { seat, reload } = useSeat(menu.restaurant.restaurantId, isSeatWanted);
  const hasOrders = seat?.hasOrders === true;
  const restaurant = useMemo(
    () => ({ ...menu.restaurant, terms: termsAtTable(menu.restaurant.terms, hasOrders) }),
    [menu.restaurant, hasOrders],
  );
  const current = { ...menu, restaurant };
  const { cart, dropped, notes, store, billOf } = useCart(current);
  const { recentOrder, remember } = useRecentOrder(restaurant.restaurantId);
  const [isCartOpen, setOpen] = useState(false);
  const onCleared = useCallback(() => {
    setOpen(false);
    void reload();
  }, [reload]);
  const checkout = useCheckout({ store, remember, onCleared });
  const hours = useHours(shownHours, kind, refresh);
  const guestPlace = usePlace(storedPostcode);
  const { zones } = guestPlace.place;
  const bill = useMemo(
    () => billOf(cart, dishes, restaurant, { kind, zones, t }),
    [billOf, cart, dishes, restaurant, kind, zones, t],
  );

  const setCartOpen = useCallback(
    (open: boolean) => {
      setOpen(open);
      if (!open) return store.clearDropped();
      notify.clear();
      void refresh();
      void reload();
    },
    [refresh, reload, store],
  );

  const add = useCallback(
    (dish: ShownDish, line: ChosenDish = { id: dish.id }, quantity = 1) => {
      store.change({ type: "add", line, quantity });
      const added = textsOf(restaurant.restaurantId).added;
      if (added)
        notify.success(t(added.text, { dish: dish.name }), { duration: added.duration, topic: "ordering" });
    },
    [restaurant, store, t],
  );

  const choosing = useChoosing();
  const ordering: Ordering = {
    ...current,
    hours,
    home,
    kind,
    setKind,
    ...guestPlace,
    cart,
    bill,
    dropped,
    notes,
    change: store.change,
    add,
    ...choosing,
    isCartOpen,
    setCartOpen,
    recentOrder,
    publishableKey,
    needsTableCode,
    seat,
    reloadSeat: () => reload({ afterRefusal: true }),
    ...checkout,
  };
  return <OrderingContext value={ordering}>{children}</OrderingContext>;
}
