"use client";

import { Button } from "@/components/ui/button";
import { useOrdering } from "../ordering-context";

/** Stands where the form was when everything has sold out, or another tab has paid or emptied the cart. */
export function NothingToPay({ onClose }: { onClose: () => void }) {
  const { cart } = useOrdering();
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {cart.length === 0 ? "Your cart is empty" : "Choose another dish, and come back to pay."}
      </p>
      <Button size="lg" className="w-full !rounded-full" onClick={onClose}>
        Back to your cart
      </Button>
    </div>
  );
}
