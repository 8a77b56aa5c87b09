"use client";

import { useEffect } from "react";
import { notify } from "@/components/ui/messages";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { useOrdering } from "./ordering/context";

const loadCheckout = async () => (await import("./checkout")).Checkout;

/** Loads the cart's dialog and the payment with the first dish in the cart, or when the cart is opened. */
export function CheckoutOnDemand() {
  const { cart, isCartOpen, setCartOpen } = useOrdering();
  const { value: Checkout, failed, retry } = useLoaded(loadCheckout, isCartOpen || cart.length > 0);

  useEffect(() => {
    if (!failed || !isCartOpen) return;
    notify.error("The cart could not be loaded. Please try again.", { topic: "ordering" });
    setCartOpen(false);
    retry();
  }, [failed, isCartOpen, setCartOpen, retry]);

  if (Checkout) return <Checkout />;
  return (
    isCartOpen && (
      <div className="fixed inset-0 over-page grid animate-appear place-items-center bg-scrim">
        <Loading />
      </div>
    )
  );
}
