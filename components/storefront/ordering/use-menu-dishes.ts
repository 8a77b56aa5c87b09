"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import { useEvents } from "@/components/ui/use-events";
import { hrefOf } from "@/lib/platform/http/call-path";
import { furtherLanguage } from "@/lib/platform/language/translate";
import type { ShownHours } from "@/lib/restaurants/hours/hours-state";
import { withSoldOutDishes } from "@/lib/restaurants/options/combos";
import type { ShownMenu } from "@/lib/restaurants/published/answers";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/restaurants/published/events";
import { shownDishes } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { termsAt } from "@/lib/restaurants/terms/terms";

/** Polling interval, should events be missed, in milliseconds. */
const REFRESH_INTERVAL_MS = 30_000;

type Shown = ShownMenu & {
  hours?: ShownHours | undefined;
  optionGroups?: ShownMenu["optionGroups"] | undefined;
  rest?: Restaurant["rest"] | undefined;
  askedAt: number;
  isClosed: boolean;
};

/**
 * Keeps the dishes of a menu up to date with publications and with sold-out dishes. `askedAt` is the time of the last
 * request by `performance.now()`; `isClosed` is true once ordering is closed.
 * Of a large menu, the page has the first dishes; the first answer has all of them.
 * @param soldOut ids of the dishes initially sold out
 * @param hours the opening hours at first; null if it is always open
 */
export function useMenuDishes(restaurant: Restaurant, soldOut: readonly string[], hours: ShownHours | null) {
  const [{ dishes, categories, optionGroups, rest, askedAt, isClosed, hours: currentHours }, setShown] =
    useState(
      (): Shown => ({
        dishes: shownDishes(restaurant, soldOut),
        categories: [...restaurant.categories],
        ...(restaurant.optionGroups && { optionGroups: withSoldOutDishes(restaurant.optionGroups, soldOut) }),
        ...(hours && { hours }),
        rest: restaurant.rest,
        askedAt: 0,
        isClosed: restaurant.closed === true,
      }),
    );

  const language = furtherLanguage(useTranslate());
  const refresh = useCallback(async () => {
    const at = performance.now();
    const show = (news: Omit<Shown, "askedAt"> | { isClosed: true }) =>
      setShown((shown) => (at > shown.askedAt ? { ...shown, ...news, askedAt: at } : shown));
    const menu = await import("./read-menu").then(
      ({ readMenu }) => readMenu(restaurant.restaurantId, language),
      () => null,
    );
    if (menu === "closed") show({ isClosed: true });
    else if (menu)
      show({ optionGroups: undefined, hours: undefined, rest: undefined, ...menu, isClosed: false });
  }, [restaurant.restaurantId, language]);

  useEvents(hrefOf("GET /ordering/events"), {
    begin: MENUS_LISTENING,
    change: MENUS_CHANGED,
    onBegin: (_, isAgain) => isAgain && void refresh(),
    onChange: () => void refresh(),
  });

  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refresh(), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const current = useMemo(() => {
    const { optionGroups: _, ...others } = restaurant;
    const terms = termsAt(restaurant.terms, Date.now());
    return { ...others, terms, categories, ...(optionGroups && { optionGroups }), rest };
  }, [restaurant, categories, optionGroups, rest]);
  return { restaurant: current, dishes, askedAt, isClosed, shownHours: currentHours, refresh };
}
