"use client";

import { type FieldPathValue, type PathValue, useController, useFormContext } from "react-hook-form";
import { useFieldError } from "@/components/ui/form/text-field";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import type { Terms } from "@/lib/restaurants/terms/terms";

type TermName = Exclude<keyof Terms, "taxClasses" | "zones" | "deliveryPoint">;

/** Returns a term that is not typed. Setting it validates it at once, and the terms that it may contradict. */
export function useTerm<Name extends TermName>(name: Name, ...contradicted: TermName[]) {
  const { trigger } = useFormContext<MenuRestaurant>();
  const { field } = useController<MenuRestaurant, Name>({ name });
  const error = useFieldError(name);

  function set(value: PathValue<MenuRestaurant, Name>) {
    field.onChange(value);
    void trigger([name, ...contradicted]);
  }

  return { value: field.value as FieldPathValue<MenuRestaurant, Name>, set, error };
}
