"use client";

import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf, useFieldError } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";
import { NumberField } from "./number-field";
import { printRate, readRate } from "./read-number";
import { TaxedCategories } from "./taxed-categories";

const TextField: TextFieldOf<MenuRestaurant> = FormTextField;

type TaxRateProps = { index: number; categories: readonly MenuCategory[]; onRemove: () => void };

/** A rate of tax; the first is for what no other one is for, and can't be removed. */
export function TaxRate({ index, categories, onRemove }: TaxRateProps) {
  const isFirst = index === 0;
  return (
    <>
      <div className="flex items-start gap-2">
        <TextField
          name={`taxClasses.${index}.label`}
          label={isFirst ? "Rate for everything else" : "Rate"}
          placeholder={isFirst ? "Standard" : "Drinks"}
          maxLength={40}
          className="min-w-0 flex-1"
        />
        {!isFirst && (
          <IconButton
            icon={Trash2}
            label={`Remove rate ${index + 1}`}
            className="mt-6.5"
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4">
        {orderKinds.map((kind) => (
          <KindRate key={kind} index={index} kind={kind} />
        ))}
      </div>
      {!isFirst && <TaxedCategories index={index} categories={categories} />}
    </>
  );
}

/** The rate of a kind of order; of one that isn't offered, shown only while it is invalid. */
function KindRate({ index, kind }: { index: number; kind: OrderKind }) {
  const name = `taxClasses.${index}.${kind}` as const;
  const kinds = useWatch<MenuRestaurant, "orderKinds">({ name: "orderKinds" });
  const rate = useWatch<MenuRestaurant, typeof name>({ name });
  const error = useFieldError(name);
  if (!kinds.includes(kind) && !error && !Number.isNaN(rate)) return null;
  return <NumberField name={name} label={kindLabels[kind]} unit="%" read={readRate} print={printRate} />;
}
