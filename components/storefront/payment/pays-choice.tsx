"use client";

import { Banknote, CreditCard } from "lucide-react";
import { Segmented } from "@/components/ui/segmented";
import { useTranslate } from "@/components/ui/translation";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { useOrdering } from "../ordering/context";

const handovers: Record<OrderKind, Translatable> = {
  pickup: translatable("At pickup"),
  delivery: translatable("On delivery"),
  table: translatable("At the table"),
};

type PaysChoiceProps = {
  isOnHandover: boolean;
  onChange: (isOnHandover: boolean) => void;
  isDisabled: boolean;
};

/** Chooses between paying now and when the order is handed over. */
export function PaysChoice({ isOnHandover, onChange, isDisabled }: PaysChoiceProps) {
  const t = useTranslate();
  const { kind } = useOrdering();
  return (
    <fieldset disabled={isDisabled} className="mb-4">
      <Segmented
        label={t("How would you like to pay?")}
        segments={[
          { value: "card", label: t("Card now"), icon: CreditCard },
          { value: "handover", label: t(handovers[kind]), icon: Banknote },
        ]}
        value={isOnHandover ? "handover" : "card"}
        onChange={(value) => onChange(value === "handover")}
        className="flex w-full"
      />
    </fieldset>
  );
}
