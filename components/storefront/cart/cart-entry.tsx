"use client";

import { Picture } from "@/components/pictures/picture";
import type { BillLine } from "@/lib/orders/cart/cart";
import { formatMoney } from "@/lib/platform/money/money";
import { useOrdering } from "../ordering/context";
import { DishPlate } from "../plates/dish-plate";
import { QuantityStepper } from "./quantity-stepper";

type CartEntryProps = {
  line: BillLine;
  /** Position of the dish on the menu. */
  place: number;
  onRemove: () => void;
};

export function CartEntry({ line: { dish, quantity, lineCents }, place, onRemove }: CartEntryProps) {
  const { restaurant, change } = useOrdering();
  const { currency } = restaurant.terms;
  const { id, name, emoji, priceCents, soldOut, picture } = dish;

  function less() {
    if (quantity === 1) onRemove();
    else change({ type: "set", id, quantity: quantity - 1 });
  }

  return (
    <li className="grid animate-appear grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-card bg-surface p-3 pr-4 shadow-card">
      <DishPlate
        theme={restaurant.theme}
        emoji={emoji}
        index={place}
        faded={soldOut}
        className="row-span-2 w-18"
      >
        {picture && (
          <Picture picture={picture} sizes="4.5rem" maxWidth={320} isDecoration className="plate-picture" />
        )}
      </DishPlate>
      <div className="min-w-0">
        <p className="font-bold leading-snug">{name}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          {formatMoney(priceCents, currency)}
          <span className="sr-only"> each</span>
        </p>
      </div>
      {soldOut ? (
        <p className="text-ink-soft text-sm">Sold out</p>
      ) : (
        <p className="font-bold tabular-nums">{formatMoney(lineCents, currency)}</p>
      )}
      <div className="col-span-2 mt-1 flex items-center justify-between gap-2">
        {soldOut ? (
          <p className="text-ink-soft text-sm">Not ordered</p>
        ) : (
          <QuantityStepper
            dish={name}
            quantity={quantity}
            onLess={less}
            onMore={() => change({ type: "add", id })}
          />
        )}
        <button
          type="button"
          data-remove
          className="-mr-2 min-h-11 rounded-control px-2 text-ink-soft text-sm underline-offset-4 hover:text-danger hover:underline"
          onClick={onRemove}
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}
