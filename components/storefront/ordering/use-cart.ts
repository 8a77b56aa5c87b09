"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslate } from "@/components/ui/translation";
import { useInteracted } from "@/components/ui/use-interacted";
import { createCartOnDemand, EMPTY_CART } from "./cart-on-demand";
import type { useMenuDishes } from "./use-menu-dishes";

const emptyCart = () => EMPTY_CART;

/** Returns the cart of a menu; empty on the server and until its script is loaded. */
export function useCart({
  restaurant,
  dishes,
  askedAt,
  refresh,
}: Omit<ReturnType<typeof useMenuDishes>, "shownHours">) {
  const t = useTranslate();
  const [store] = useState(() => createCartOnDemand(restaurant, refresh, t));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot, emptyCart);
  const { cart, dropped, notes, behindSince } = shown;
  const { optionGroups, rest } = restaurant;
  const hasInteracted = useInteracted();
  // Before loading, which reads a menu again whose rest the store has not been given.
  useEffect(() => {
    if (!rest) store.follow({ dishes, ...(optionGroups && { optionGroups }) }, askedAt);
  }, [store, dishes, optionGroups, rest, askedAt]);
  useEffect(() => {
    if ((hasInteracted && !rest) || store.isStored()) void store.load();
  }, [store, hasInteracted, rest]);
  useEffect(() => {
    if (behindSince !== undefined) void refresh();
  }, [behindSince, refresh]);
  return { cart, dropped, notes, store, billOf: store.pricing() };
}
