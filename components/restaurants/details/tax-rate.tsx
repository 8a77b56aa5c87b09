"use client";

import { Trash2 } from "lucide-react";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { KindRate } from "./kind-rate";
import { TaxChanges } from "./tax-changes";
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
          <KindRate key={kind} name={`taxClasses.${index}.${kind}`} kind={kind} />
        ))}
      </div>
      <TaxChanges index={index} />
      {!isFirst && <TaxedCategories index={index} categories={categories} />}
    </>
  );
}
