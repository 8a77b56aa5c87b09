"use client";

import { Notice } from "@/components/ui/notice";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";

/** Lists the dishes that were dropped from the cart, and those whose price changed. */
export function CartNotes() {
  const t = useTranslate();
  const { restaurant, isClosed, hours, bill, dropped, notes, isPaying } = useOrdering();
  const { gone = [], repriced = [] } = notes ?? {};
  const soldOut = bill.unavailable.filter(({ dish }) => dish.soldOut).map(({ dish }) => dish.name);
  // The choice of a time says it while the order is paid.
  const saysHours = !isClosed && !hours.takesOrders && !(isPaying && hours.takesLater);
  if (!isClosed && !saysHours && dropped + gone.length + repriced.length + soldOut.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {isClosed && (
        <Notice tone="warning" role="status">
          {t("{restaurant} takes no orders just now.", { restaurant: restaurant.restaurantName })}{" "}
          {t("Your cart is kept.")}
        </Notice>
      )}
      {saysHours && (
        <Notice tone="warning">
          {hours.text}{" "}
          {hours.takesLater ? t("Choose a later time at the checkout.") : t("Your cart is kept.")}
        </Notice>
      )}
      {repriced.length > 0 && (
        <Notice tone="warning" role="status">
          {repriced.map(({ key, name, before, now }) => (
            <p key={key}>
              {t("{dish} now costs {now} instead of {before}.", {
                dish: name,
                now: t.money(now, restaurant.terms.currency),
                before: t.money(before, restaurant.terms.currency),
              })}
            </p>
          ))}
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice tone="warning" role="status">
          {t.count(
            gone.length,
            {
              one: "{dishes} is no longer on the menu and was taken out.",
              other: "{dishes} are no longer on the menu and were taken out.",
            },
            { dishes: t.list(gone) },
          )}
        </Notice>
      )}
      {dropped > 0 && (
        <Notice tone="info" role="status">
          {t.count(dropped, {
            one: "A dish in your cart is no longer on the menu and was taken out.",
            other: "{n} dishes in your cart are no longer on the menu and were taken out.",
          })}
        </Notice>
      )}
      {soldOut.length > 0 && (
        <Notice tone="warning" role="status">
          {t.count(
            soldOut.length,
            {
              one: "{dishes} has just sold out and is not part of your order.",
              other: "{dishes} have just sold out and are not part of your order.",
            },
            { dishes: t.list(soldOut) },
          )}
        </Notice>
      )}
    </div>
  );
}
