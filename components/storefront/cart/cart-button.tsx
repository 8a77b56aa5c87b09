"use client";

import { ShoppingBag } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import { CartCount } from "./cart-count";

/** Opens the cart; its badge is the sum of all quantities. */
export function CartButton() {
  const t = useTranslate();
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
      <span className="max-sm:sr-only">{t("Cart")}</span>
      {bill.count > 0 && <CartCount className="font-bold" />}
    </button>
  );
}
