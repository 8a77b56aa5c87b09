"use client";

import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
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
  const t = useTranslate();
  const isFolded = folds && quantity === 0;
  return (
    <fieldset
      aria-label={t("Quantity of {dish}", { dish })}
      className={classes("stepper", !isFolded && "bg-brand-soft")}
    >
      {!isFolded && (
        <>
          <button
            type="button"
            aria-label={t("One {dish} less", { dish })}
            className="stepper-button animate-appear text-brand-ink hover:bg-brand/15"
            onClick={onLess}
          />
          <output className="min-w-7 text-center font-bold text-brand-ink tabular-nums">{quantity}</output>
        </>
      )}
      <button
        type="button"
        aria-label={folds ? t("Add {dish}", { dish }) : t("One {dish} more", { dish })}
        aria-disabled={isFull || undefined}
        title={isFull ? t("At most {n} of it", { n: quantity }) : undefined}
        className={classes("stepper-button", isFull ? "bg-line text-ink-soft" : "stepper-plus")}
        data-more=""
        onClick={() => isFull || onMore()}
      />
    </fieldset>
  );
}
