"use client";

import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useTranslate } from "@/components/ui/translation";
import { linesOfOtherKinds } from "@/lib/orders/cart/cart";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import { missingForKind, type OrderKind } from "@/lib/restaurants/terms/terms";
import { NEEDS_CODE } from "@/lib/tables/needs-code";
import { TableLink } from "../at-table/table-link";
import { useOrdering } from "../ordering/context";
import { textsOf } from "../ordering/texts";
import { SidePanel } from "../side-panel";
import { CartLines } from "./cart-lines";
import { CartNotes } from "./cart-notes";
import { EmptyCart } from "./empty-cart";
import { KindChoice } from "./kind-choice";
import { TotalsList } from "./totals-list";
import { WhereTo } from "./where-to";

const minimumWords: Record<OrderKind, Translatable> = {
  pickup: translatable("Pickup from {minimum}: {missing} to go."),
  delivery: translatable("Delivery from {minimum}: {missing} to go."),
  table: translatable("At the table from {minimum}: {missing} to go."),
};

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Shows the cart; `children` is the dialog above it. */
export function CartSheet({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const ordering = useOrdering();
  const { cart, bill, isCartOpen, setCartOpen, restaurant, isClosed, hours, kind, beginPayment } = ordering;
  const { zones } = ordering.place;
  const { terms } = restaurant;
  const { subtotalCents } = bill.totals;
  const missing = missingForKind(terms, kind, subtotalCents);
  const hasZones = kind === "delivery" && terms.zones.length > 0;
  const missingInZone = hasZones ? (deliveryIn(zones ?? [], subtotalCents)?.missing ?? 0) : 0;
  const needsPlace = hasZones && zones === undefined;
  const postcodeField = useRef<HTMLInputElement>(null);
  const [isPlaceMissed, setPlaceMissed] = useState(false);
  const others = linesOfOtherKinds(bill);
  const isCodeMissing = kind === "table" && ordering.needsTableCode && ordering.seat === null;

  function checkOut() {
    if (!needsPlace) return beginPayment();
    setPlaceMissed(true);
    postcodeField.current?.focus();
  }

  return (
    <SidePanel
      open={isCartOpen}
      onOpenChange={setCartOpen}
      title={t("Your cart")}
      aside={<p className="text-ink-soft text-sm">{restaurant.restaurantName}</p>}
      closeLabel={t("Close cart")}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6">
        <TableLink restaurantId={restaurant.restaurantId} className="mb-4" />
        <CartNotes />
        {cart.length === 0 ? <EmptyCart /> : <CartLines />}
      </div>
      {bill.count > 0 && (
        <footer className="grid gap-4 overflow-y-auto border-line border-t bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
          <KindChoice />
          {hasZones && <WhereTo field={postcodeField} isMissed={isPlaceMissed} />}
          <TotalsList totals={{ ...bill.totals, kind }} isLowest={needsPlace} />
          {missing > 0 && (
            <p role="status" className="text-ink-soft text-sm">
              {t(minimumWords[kind], {
                minimum: t.money(terms[`${kind}Minimum`], bill.totals.currency),
                missing: t.money(missing, bill.totals.currency),
              })}
            </p>
          )}
          {isCodeMissing && (
            <p role="status" className="text-ink-soft text-sm">
              {t(NEEDS_CODE)}
            </p>
          )}
          {others.length > 0 && (
            <p role="status" className="text-danger text-sm">
              {others
                .map(({ dish, kindProblem }) => `${dish.name}: ${lowerFirst(kindProblem ?? "")}.`)
                .join(" ")}
            </p>
          )}
          <Button
            size="lg"
            shape="pill"
            className="w-full"
            disabled={
              isClosed ||
              !(hours.takesOrders || hours.takesLater) ||
              missing + missingInZone > 0 ||
              isCodeMissing ||
              others.length > 0
            }
            onClick={checkOut}
          >
            {t(textsOf(restaurant.restaurantId).checkout)}
          </Button>
        </footer>
      )}
      {children}
    </SidePanel>
  );
}
