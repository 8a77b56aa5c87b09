"use client";

import { Picture } from "@/components/pictures/picture";
import { useTranslate } from "@/components/ui/translation";
import type { BillLine } from "@/lib/orders/cart/cart";
import { useOrdering } from "../ordering/context";
import { DishPlate } from "../plates/dish-plate";
import { OptionList } from "./option-list";
import { isFullAt, QuantityStepper } from "./quantity-stepper";

type CartEntryProps = {
  line: BillLine;
  /** Position of the dish on the menu. */
  place: number;
  onRemove: () => void;
};

export function CartEntry({ line, place, onRemove }: CartEntryProps) {
  const t = useTranslate();
  const { dish, key, quantity, unitCents, lineCents, parts } = line;
  const { restaurant, cart, change, setChoosing } = useOrdering();
  const inCart = cart.filter(({ id }) => id === dish.id).reduce((sum, one) => sum + one.quantity, 0);
  const { left = inCart } = dish;
  const problem =
    line.problem ??
    line.kindProblem ??
    (left < inCart && !dish.soldOut ? t("Only {n} left", { n: left }) : undefined);
  const { currency, asksContact: takesNote } = restaurant.terms;
  const { name, emoji, soldOut, picture } = dish;
  const isUnavailable = soldOut || line.problem !== undefined;

  function less() {
    if (quantity === 1) onRemove();
    else change({ type: "set", key, quantity: quantity - 1 });
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
          {t.money(unitCents, currency)}
          <span className="sr-only"> {t("each")}</span>
        </p>
        <OptionList options={[...parts]} note={line.note} className="text-ink-soft text-sm" />
        {problem && <p className="font-medium text-danger text-sm">{problem}</p>}
        {(dish.optionGroups || takesNote) && !soldOut && (
          <button
            type="button"
            className="min-h-11 rounded-control text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
            onClick={() => setChoosing({ dish, line })}
          >
            {dish.optionGroups || line.note ? t("Change") : t("Add a note")}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
      {isUnavailable ? (
        <p className="text-ink-soft text-sm">{soldOut ? t("Sold out") : ""}</p>
      ) : (
        <p className="font-bold tabular-nums">{t.money(lineCents, currency)}</p>
      )}
      <div className="col-span-2 mt-1 flex items-center justify-between gap-2">
        {isUnavailable ? (
          <p className="text-ink-soft text-sm">{t("Not ordered")}</p>
        ) : (
          <QuantityStepper
            dish={name}
            quantity={quantity}
            isFull={isFullAt(inCart, dish.left) || isFullAt(quantity)}
            onLess={less}
            onMore={() => change({ type: "set", key, quantity: quantity + 1 })}
          />
        )}
        <button
          type="button"
          data-remove
          className="-mr-2 min-h-11 rounded-control px-2 text-ink-soft text-sm underline-offset-4 hover:text-danger hover:underline"
          onClick={onRemove}
        >
          {t("Remove")}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}
