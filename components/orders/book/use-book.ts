"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { callFailure } from "@/components/ui/call-failure";
import { useCall } from "@/components/ui/use-call";
import type { BookAnswer } from "@/lib/orders/book/schema";

type Restaurant = BookAnswer["restaurants"][number];

/** Lists the restaurants of the last book, with the chosen one even if that has no orders in the month. */
function restaurantsOf(last: BookAnswer | undefined, chosen: Restaurant | null) {
  const restaurants = last?.restaurants ?? [];
  const isListed = !chosen || restaurants.some(({ id }) => id === chosen.id);
  return isListed ? restaurants : [...restaurants, chosen];
}

/** Reads the book of the month in the address, by default the current one. */
export function useBook() {
  const asked = useSearchParams().get("month") ?? "";
  const wanted = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined;
  const [restaurant, setRestaurant] = useState<Restaurant | null>(null);
  const query = {
    ...(wanted && { month: wanted }),
    ...(restaurant && { restaurantId: restaurant.id }),
  };
  const { data: book, error, reload } = useCall("GET /orders/book", { query, keepsUp: true });
  // The controls keep their values, and the focus, while another book is loaded.
  const [last, setLast] = useState(book);
  if (book && book !== last) setLast(book);
  const restaurants = restaurantsOf(last, restaurant);
  return {
    book,
    /** The current month; undefined until it is known. */
    latest: last?.today.slice(0, "2026-11".length),
    restaurants,
    restaurant,
    setRestaurant: (id: string) => setRestaurant(restaurants.find((one) => one.id === id) ?? null),
    /** Undefined until the current month is known. */
    month: wanted ?? book?.month,
    setMonth(month: string) {
      const address = new URL(window.location.href);
      address.searchParams.set("month", month);
      window.history.replaceState(null, "", address);
    },
    query,
    failure: error ? callFailure(error, "Failed to load the day’s book") : null,
    reload,
  };
}
