"use client";

import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { type Ordering, OrderingContext } from "@/components/storefront/ordering/context";
import { useChoosing } from "@/components/storefront/ordering/use-choosing";
import { useOrderKind } from "@/components/storefront/ordering/use-order-kind";
import { usePlace } from "@/components/storefront/ordering/use-place";
import { AskDialog } from "@/components/ui/ask-dialog";
import { billOf, changeCart } from "@/lib/orders/cart/cart";
import type { ChosenDish } from "@/lib/orders/line-key";
import { isSameEntry } from "@/lib/restaurants/editor/merge";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { shownDishes } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { offeredText } from "@/lib/restaurants/week/words";

/** Returns the dishes of a menu with stable identity while they are unchanged, so that they don't render again. */
function useKeptDishes(restaurant: Restaurant): readonly ShownDish[] {
  const kept = useRef<ReadonlyMap<string, ShownDish>>(new Map());
  return useMemo(() => {
    const dishes = shownDishes(restaurant, []).map((dish) => {
      const before = kept.current.get(dish.id);
      return before && isSameEntry(before, dish) ? before : dish;
    });
    kept.current = new Map(dishes.map((dish) => [dish.id, dish]));
    return dishes;
  }, [restaurant]);
}

/** The times of categories in words: in a preview all dishes are offered. */
const allOffered = ({ categories }: Restaurant) =>
  Object.fromEntries(
    categories.flatMap(({ id, times }) =>
      times ? [[id, { text: offeredText(times), canBeChosen: true }]] : [],
    ),
  );

const nothing = () => {};
const asIs = async () => {};

/** Provides an ordering context without side effects: the cart is not stored, and nothing is ordered. */
export function PreviewOrdering({ restaurant, children }: { restaurant: Restaurant; children: ReactNode }) {
  const dishes = useKeptDishes(restaurant);
  const [added, change] = useReducer(changeCart, []);
  const [isCartOpen, setCartOpen] = useState(false);
  const [isAtCheckout, setAtCheckout] = useState(false);
  const cart = useMemo(
    () => added.filter(({ id }) => dishes.some((dish) => dish.id === id)),
    [added, dishes],
  );
  const { kind, setKind } = useOrderKind(restaurant.terms);
  const guestPlace = usePlace(null);
  const { zones } = guestPlace.place;
  const bill = useMemo(
    () => billOf(cart, dishes, restaurant, { kind, zones }),
    [cart, dishes, restaurant, kind, zones],
  );

  const choosing = useChoosing();
  const add = useCallback(
    ({ id }: ShownDish, line: ChosenDish = { id }, quantity?: number) =>
      change({ type: "add", line, ...(quantity !== undefined && { quantity }) }),
    [],
  );

  const ordering: Ordering = {
    restaurant,
    home: null,
    kind,
    setKind,
    ...guestPlace,
    dishes,
    isClosed: false,
    hours: { takesOrders: true, text: "", categories: allOffered(restaurant) },
    refresh: asIs,
    cart,
    bill,
    dropped: 0,
    change,
    add,
    ...choosing,
    isCartOpen,
    setCartOpen,
    recentOrder: null,
    publishableKey: null,
    needsTableCode: false,
    reloadSeat: asIs,
    isPaying: false,
    order: null,
    beginPayment: () => setAtCheckout(true),
    closePayment: nothing,
    succeed: nothing,
  };
  return (
    <OrderingContext value={ordering}>
      {children}
      {isAtCheckout && (
        <AskDialog
          request={{
            kind: "alert",
            title: "This is a preview",
            content: "Guests pay here. Nothing is ordered from a preview.",
            confirmLabel: "Back to the cart",
          }}
          onAnswer={() => setAtCheckout(false)}
        />
      )}
    </OrderingContext>
  );
}
