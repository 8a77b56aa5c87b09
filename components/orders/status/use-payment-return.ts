"use client";

import { useEffect } from "react";
import { createCartStore } from "@/components/storefront/cart/cart-store";
import { storedAttempt } from "@/components/storefront/payment/stored-attempt";

/** What Stripe says of a payment that is made, or that a bank is making. */
const onTheirWay: ReadonlySet<string> = new Set(["succeeded", "processing", "pending"]);

/**
 * A payment that a bank confirms on its own page comes back with the payment's secret in the address. It is taken out,
 * as the address is there to be shared, and the cart that was paid is emptied.
 */
export function usePaymentReturn(menu: string) {
  useEffect(() => {
    const { search, pathname } = window.location;
    const outcome = new URLSearchParams(search).get("redirect_status");
    if (outcome === null) return;
    window.history.replaceState(null, "", pathname);
    if (!onTheirWay.has(outcome)) return;
    createCartStore({ key: menu, dishes: [] }).change({ type: "clear" });
    storedAttempt(menu).write(null);
  }, [menu]);
}
