"use client";

import { Minus, Plus } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";

type QuantityFieldProps = {
  /** The name of the dish. */
  name: string;
  /** The group's label, by default the quantity of the dish. */
  label?: string;
  quantity: number;
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
};

/** Chooses a number of dishes in the portal. */
export function QuantityField({
  name,
  label = `Quantity of ${name}`,
  quantity,
  min = 0,
  max,
  onChange,
}: QuantityFieldProps) {
  const look = "border border-line-strong aria-disabled:opacity-40";
  return (
    <fieldset aria-label={label} className="flex items-center gap-1">
      <IconButton
        icon={Minus}
        label={`One ${name} less`}
        aria-disabled={quantity <= min || undefined}
        className={look}
        onClick={() => onChange(Math.max(min, quantity - 1))}
      />
      <output className="min-w-9 text-center font-semibold tabular-nums">{quantity}</output>
      <IconButton
        icon={Plus}
        label={`One ${name} more`}
        aria-disabled={quantity >= max || undefined}
        className={look}
        onClick={() => onChange(Math.min(max, quantity + 1))}
      />
    </fieldset>
  );
}
