"use client";

import { CartSheet } from "./cart/cart-sheet";
import { useKeptPlace } from "./cart/choose-place";
import { useTableOfGuest } from "./ordering/use-table-of-guest";
import { PaymentDialog } from "./payment/payment-dialog";

/** The cart, with the payment dialog above it. */
export function Checkout() {
  useKeptPlace();
  useTableOfGuest();
  return (
    <CartSheet>
      <PaymentDialog />
    </CartSheet>
  );
}
