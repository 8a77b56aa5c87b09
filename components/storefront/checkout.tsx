"use client";

import { CartSheet } from "./cart/cart-sheet";
import { useKeptPlace } from "./cart/choose-place";
import { PaymentDialog } from "./payment/payment-dialog";

/** The cart, with the payment dialog above it. */
export function Checkout() {
  useKeptPlace();
  return (
    <CartSheet>
      <PaymentDialog />
    </CartSheet>
  );
}
