"use client";

import { ShoppingBag, Truck, UtensilsCrossed } from "lucide-react";
import { Segmented } from "@/components/ui/segmented";
import { useTranslate } from "@/components/ui/translation";
import { translatable } from "@/lib/platform/language/translate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { useOrdering } from "../ordering/context";

const kinds = {
  pickup: { label: translatable("Pick up"), icon: ShoppingBag },
  delivery: { label: translatable("Delivery"), icon: Truck },
  table: { label: translatable("At the table"), icon: UtensilsCrossed },
} satisfies Record<OrderKind, object>;

/** Chooses how the guest gets the order; nothing if there is one way. */
export function KindChoice() {
  const t = useTranslate();
  const { restaurant, kind, setKind } = useOrdering();
  const { orderKinds } = restaurant.terms;
  if (orderKinds.length < 2) return null;
  return (
    <Segmented
      label={t("How would you like it?")}
      segments={orderKinds.map((value) => ({ value, ...kinds[value], label: t(kinds[value].label) }))}
      value={kind}
      onChange={setKind}
      className="flex w-full"
    />
  );
}
