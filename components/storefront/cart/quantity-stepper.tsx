"use client";

import { classes } from "@/components/ui/classes";
import { orderLimits } from "@/lib/orders/types";

type QuantityStepperProps = {
  dish: string;
  quantity: number;
  onLess: () => void;
  onMore: () => void;
  /** Shows only the plus at quantity 0, at its usual place. */
  folds?: boolean;
  /** No more can be added. */
  isFull?: boolean;
};

/** Returns whether no more of a dish can be added. @param left the portions left, if they are few and guests see it */
export const isFullAt = (quantity: number, left = orderLimits.quantity): boolean =>
  quantity >= Math.min(left, orderLimits.quantity);

export function QuantityStepper({
  dish,
  quantity,
  onLess,
  onMore,
  folds = false,
  isFull = isFullAt(quantity),
}: QuantityStepperProps) {
  const isFolded = folds && quantity === 0;
  return (
    <fieldset aria-label={`Quantity of ${dish}`} className={classes("stepper", !isFolded && "bg-brand-soft")}>
      {!isFolded && (
        <>
          <button
            type="button"
            aria-label={`One ${dish} less`}
            className="stepper-button animate-appear text-brand-ink hover:bg-brand/15"
            onClick={onLess}
          />
          <output className="min-w-7 text-center font-bold text-brand-ink tabular-nums">{quantity}</output>
        </>
      )}
      <button
        type="button"
        aria-label={folds ? `Add ${dish}` : `One ${dish} more`}
        aria-disabled={isFull || undefined}
        title={isFull ? `At most ${quantity} of it` : undefined}
        className={classes("stepper-button", isFull ? "bg-line text-ink-soft" : "stepper-plus")}
        data-more=""
        onClick={() => isFull || onMore()}
      />
    </fieldset>
  );
}
