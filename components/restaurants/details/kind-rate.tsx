"use client";

import { useWatch } from "react-hook-form";
import { useFieldError } from "@/components/ui/form/text-field";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { NumberField } from "./number-field";
import { printRate, readRate } from "./read-number";

type RateName = `taxClasses.${number}.${OrderKind}` | `taxClasses.${number}.changes.${number}.${OrderKind}`;

/** The rate of a kind of order; of one that isn't offered, shown only while it is invalid. */
export function KindRate({ name, kind }: { name: RateName; kind: OrderKind }) {
  const kinds = useWatch<MenuRestaurant, "orderKinds">({ name: "orderKinds" });
  const rate = useWatch<MenuRestaurant, RateName>({ name });
  const error = useFieldError(name);
  if (!kinds.includes(kind) && !error && !Number.isNaN(rate)) return null;
  return <NumberField name={name} label={kindLabels[kind]} unit="%" read={readRate} print={printRate} />;
}
