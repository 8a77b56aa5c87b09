"use client";

import { Notice } from "@/components/ui/notice";
import { formatMoney } from "@/lib/platform/money/money";
import { useOrdering } from "../ordering/context";

const list = new Intl.ListFormat("en");

/** Lists the dishes that were dropped from the cart, and those whose price changed. */
export function CartNotes() {
  const { restaurant, isClosed, hours, bill, dropped, notes } = useOrdering();
  const { gone = [], repriced = [] } = notes ?? {};
  const soldOut = bill.unavailable.filter(({ dish }) => dish.soldOut).map(({ dish }) => dish.name);
  const takesOrders = !isClosed && hours.takesOrders;
  if (takesOrders && dropped + gone.length + repriced.length + soldOut.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {isClosed && (
        <Notice tone="warning" role="status">
          {restaurant.restaurantName} takes no orders just now. Your cart is kept.
        </Notice>
      )}
      {!isClosed && !hours.takesOrders && (
        <Notice tone="warning">
          {hours.text} {hours.takesLater ? "Choose a later time at the checkout." : "Your cart is kept."}
        </Notice>
      )}
      {repriced.length > 0 && (
        <Notice tone="warning" role="status">
          {repriced.map(({ key, name, before, now }) => (
            <p key={key}>
              {name} now costs {formatMoney(now, restaurant.terms.currency)} instead of{" "}
              {formatMoney(before, restaurant.terms.currency)}.
            </p>
          ))}
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice tone="warning" role="status">
          {list.format(gone)}{" "}
          {gone.length === 1
            ? "is no longer on the menu and was taken out."
            : "are no longer on the menu and were taken out."}
        </Notice>
      )}
      {dropped > 0 && (
        <Notice tone="info" role="status">
          {dropped === 1
            ? "A dish in your cart is no longer on the menu and was taken out."
            : `${dropped} dishes in your cart are no longer on the menu and were taken out.`}
        </Notice>
      )}
      {soldOut.length > 0 && (
        <Notice tone="warning" role="status">
          {list.format(soldOut)} {soldOut.length === 1 ? "has" : "have"} just sold out and{" "}
          {soldOut.length === 1 ? "is" : "are"} not part of your order.
        </Notice>
      )}
    </div>
  );
}
