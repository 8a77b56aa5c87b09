"use client";

import { useEffect } from "react";
import { createCartStore } from "@/components/storefront/ordering/cart-store";
import { storedAttempt } from "@/components/storefront/ordering/stored-attempt";

/** Stripe's statuses of payments that succeeded or are processing at a bank. */
const onTheirWay: ReadonlySet<string> = new Set(["succeeded", "processing", "pending"]);

/**
 * Handles the return from a bank's confirmation page: removes the payment's secret from the address, which may be
 * shared, and empties the paid cart.
 */
export function usePaymentReturn(restaurantId: string) {
  useEffect(() => {
    const { search, pathname } = window.location;
    const outcome = new URLSearchParams(search).get("redirect_status");
    if (outcome === null) return;
    window.history.replaceState(null, "", pathname);
    if (!onTheirWay.has(outcome)) return;
    createCartStore({ restaurantId, dishes: [] }).change({ type: "clear" });
    storedAttempt(restaurantId).write(null);
  }, [restaurantId]);
}
