"use client";

import { useId } from "react";
import { Field, FieldMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { useTranslate } from "@/components/ui/translation";
import { type TipChoice, tipPercents } from "@/lib/orders/pricing/tip";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { formatRate } from "@/lib/platform/money/rate";
import { useOrdering } from "../ordering/context";

type TipFieldProps = {
  tip: TipChoice;
  setTip: (tip: TipChoice) => void;
  /** Null if the own amount can't be read. */
  tipCents: number | null;
  /** The server's message. */
  error?: string | undefined;
};

/** Chooses a tip in percent of the dishes, or an own amount. */
export function TipField({ tip, setTip, tipCents, error }: TipFieldProps) {
  const t = useTranslate();
  const { currency } = useOrdering().bill.totals;
  const errorId = useId();
  const segments = [
    { value: "none", label: t("None") },
    ...tipPercents.map((percent) => ({
      value: String(percent),
      label: formatRate(percent * 100, t.language),
    })),
    { value: "own", label: t("Other") },
  ];
  const isOfChoice = tip.by !== "own" && error !== undefined;
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3 font-semibold text-sm">
        {t("Tip")}
        <output className="tabular-nums">{tipCents ? t.money(tipCents, currency) : ""}</output>
      </p>
      <Segmented
        label={t("Tip")}
        segments={segments}
        value={String(tip.by)}
        onChange={(value) =>
          setTip({
            ...tip,
            by: tipPercents.find((one) => String(one) === value) ?? (value === "own" ? "own" : "none"),
          })
        }
        describedBy={isOfChoice ? errorId : undefined}
        className="flex w-full"
      />
      {tip.by === "own" && (
        <Field
          label={t("Amount of the tip")}
          error={
            error ??
            (tipCents === null
              ? t("Enter an amount, such as {amount}", { amount: plainAmount(200, currency) })
              : undefined)
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={tip.amount}
            onChange={({ target }) => setTip({ ...tip, amount: target.value })}
          />
        </Field>
      )}
      {isOfChoice && <FieldMessage id={errorId}>{t.message(error)}</FieldMessage>}
    </div>
  );
}
