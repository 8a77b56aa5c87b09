"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { callFailure } from "@/components/ui/call-failure";
import { useCall } from "@/components/ui/use-call";

/** Reads the book of the month in the address, by default the current one. */
export function useBook() {
  const asked = useSearchParams().get("month") ?? "";
  const wanted = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined;
  const [restaurantId, setRestaurantId] = useState("all");
  const query = {
    ...(wanted && { month: wanted }),
    ...(restaurantId !== "all" && { restaurantId }),
  };
  const { data: book, error, reload } = useCall("GET /orders/book", { query, keepsUp: true });
  return {
    book,
    /** Undefined until the current month is known. */
    month: wanted ?? book?.month,
    setMonth(month: string) {
      const address = new URL(window.location.href);
      address.searchParams.set("month", month);
      window.history.replaceState(null, "", address);
    },
    restaurantId,
    setRestaurantId,
    query,
    failure: error ? callFailure(error, "Failed to load the day's book") : null,
    reload,
  };
}
