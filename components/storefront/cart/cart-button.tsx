"use client";

import { ShoppingBag } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { useOrdering } from "../ordering/context";

/** Opens the cart; its badge is the sum of all quantities. */
export function CartButton() {
  const { bill, isCartOpen, setCartOpen } = useOrdering();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isCartOpen}
      className={buttonStyle({
        variant: "primary",
        className: "needs-script relative !rounded-full max-sm:!px-3.5",
      })}
      onClick={() => setCartOpen(true)}
    >
      <ShoppingBag aria-hidden="true" />
      <span className="max-sm:sr-only">Cart</span>
      {bill.count > 0 && (
        <span
          key={bill.count}
          className="bump grid h-6 min-w-6 place-items-center rounded-full bg-canvas px-1.5 font-bold text-ink text-xs tabular-nums"
        >
          {bill.count}
          <span className="sr-only">{bill.count === 1 ? " item" : " items"}</span>
        </span>
      )}
    </button>
  );
}
