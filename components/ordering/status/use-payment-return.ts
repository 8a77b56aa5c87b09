"use client";

import { useEffect } from "react";
import type { MenuKey } from "@/lib/ordering/types";
import { createCartStore } from "../cart/cart-store";
import { keptAttempt } from "../payment/kept-attempt";

/**
 * A payment that a bank confirms on its own page comes back with the payment's secret in the address. It is taken out,
 * as the address is there to be shared, and the cart that was paid is emptied.
 */
export function usePaymentReturn(menu: MenuKey) {
  useEffect(() => {
    const { search, pathname } = window.location;
    const outcome = new URLSearchParams(search).get("redirect_status");
    if (outcome === null) return;
    window.history.replaceState(null, "", pathname);
    if (outcome !== "succeeded" && outcome !== "pending") return;
    createCartStore(menu).change({ type: "clear" });
    keptAttempt(menu).write(null);
  }, [menu]);
}
