"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { formatMoney } from "@/lib/platform/money/money";
import { missingForDelivery } from "@/lib/restaurants/terms/terms";
import { useOrdering } from "../ordering/context";
import { textsOf } from "../ordering/texts";
import { CartLines } from "./cart-lines";
import { CartNotes } from "./cart-notes";
import { EmptyCart } from "./empty-cart";
import { KindChoice } from "./kind-choice";
import { TotalsList } from "./totals-list";

/** Shows the cart; `children` is the dialog above it. */
export function CartSheet({ children }: { children: ReactNode }) {
  const { cart, bill, isCartOpen, setCartOpen, restaurant, isClosed, kind, beginPayment } = useOrdering();
  const missing = missingForDelivery(restaurant.terms, kind, bill.totals.subtotalCents);
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={isCartOpen} onOpenChange={setCartOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim [backdrop-filter:blur(2px)]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 over-page flex w-[min(28rem,100vw)] animate-slide-end flex-col bg-canvas shadow-raised focus:outline-none"
        >
          <header className="flex min-h-16 items-center gap-3 border-line border-b bg-surface py-2 pr-2.5 pl-5 sm:pl-6">
            <Dialog.Title className="sign flex-1 text-xl">Your cart</Dialog.Title>
            <p className="text-ink-soft text-sm">{restaurant.restaurantName}</p>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close cart" size="lg" />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6">
            <CartNotes />
            {cart.length === 0 ? <EmptyCart /> : <CartLines />}
          </div>
          {bill.count > 0 && (
            <footer className="grid gap-4 border-line border-t bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
              <KindChoice />
              <TotalsList totals={{ ...bill.totals, kind }} />
              {missing > 0 && (
                <p role="status" className="text-ink-soft text-sm">
                  Delivery from {formatMoney(restaurant.terms.deliveryMinimum, bill.totals.currency)}:{" "}
                  {formatMoney(missing, bill.totals.currency)} to go.
                </p>
              )}
              <Button
                size="lg"
                shape="pill"
                className="w-full"
                disabled={isClosed || missing > 0}
                onClick={beginPayment}
              >
                {textsOf(restaurant.restaurantId).checkout}
              </Button>
            </footer>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
