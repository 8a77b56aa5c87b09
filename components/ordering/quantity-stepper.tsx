"use client";

import { Minus, Plus } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { orderLimits } from "@/lib/ordering/types";

type QuantityStepperProps = {
  dish: string;
  quantity: number;
  onLess: () => void;
  onMore: () => void;
  /** Where nothing is chosen yet, only the plus shows; it stays where it is. */
  folds?: boolean;
};

const round =
  "grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,transform] duration-150 active:scale-90 [&>svg]:size-5";

/** How many of a dish, with a button on either side. */
export function QuantityStepper({ dish, quantity, onLess, onMore, folds = false }: QuantityStepperProps) {
  const isFolded = folds && quantity === 0;
  const isFull = quantity >= orderLimits.quantity;
  return (
    <fieldset
      className={classes(
        "needs-script flex items-center rounded-full transition-colors",
        !isFolded && "bg-brand-soft",
      )}
    >
      <legend className="sr-only">Quantity of {dish}</legend>
      {!isFolded && (
        <>
          <button
            type="button"
            aria-label={`One ${dish} less`}
            className={classes(round, "animate-appear text-brand-ink hover:bg-brand/15")}
            onClick={onLess}
          >
            <Minus aria-hidden="true" strokeWidth={2.4} />
          </button>
          <output className="min-w-7 text-center font-bold text-brand-ink tabular-nums">{quantity}</output>
        </>
      )}
      <button
        type="button"
        aria-label={folds ? `Add ${dish}` : `One ${dish} more`}
        aria-disabled={isFull || undefined}
        title={isFull ? `At most ${orderLimits.quantity} of a dish` : undefined}
        className={classes(
          round,
          isFull ? "bg-line text-ink-soft" : "bg-brand text-on-brand shadow-press hover:bg-brand-strong",
        )}
        onClick={() => isFull || onMore()}
      >
        <Plus aria-hidden="true" strokeWidth={2.4} />
      </button>
    </fieldset>
  );
}
