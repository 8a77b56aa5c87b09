"use client";

import { Notice } from "@/components/ui/notice";
import { useOrdering } from "../ordering-context";

/** Explains what is not in the order although it was in the cart. */
export function CartNotes() {
  const { bill, dropped } = useOrdering();
  if (dropped === 0 && bill.unavailable.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {dropped > 0 && (
        <Notice tone="info" role="status">
          {dropped === 1
            ? "A dish in your cart is no longer on the menu and was taken out."
            : `${dropped} dishes in your cart are no longer on the menu and were taken out.`}
        </Notice>
      )}
      <SoldOutNote />
    </div>
  );
}

/** Names what has sold out since it was chosen. */
export function SoldOutNote({ className }: { className?: string }) {
  const { bill } = useOrdering();
  const names = bill.unavailable.map(({ dish }) => dish.name);
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" role="status" className={className}>
      {new Intl.ListFormat("en").format(names)} {names.length === 1 ? "has" : "have"} just sold out and{" "}
      {names.length === 1 ? "is" : "are"} not part of your order.
    </Notice>
  );
}
