"use client";

import { CartSheet } from "./cart/cart-sheet";
import { PaymentDialog } from "./payment/payment-dialog";

/** The cart, with the payment dialog above it. */
export function Checkout() {
  return (
    <CartSheet>
      <PaymentDialog />
    </CartSheet>
  );
}
