"use client";

import type { ReactNode } from "react";
import { Switch } from "@/components/ui/switch";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";
import { CurrencyField } from "./currency-field";
import { FeeFields } from "./fee-fields";
import { TaxFields } from "./tax-fields";
import { TermsGroup } from "./terms-group";
import { useTerm } from "./use-term";

const kindHints: Record<OrderKind, string> = {
  pickup: "Guests fetch their order.",
  delivery: "You bring it to them.",
  table: "Guests order where they sit.",
};

function KindSwitches() {
  const { value, set, error } = useTerm("orderKinds", "asksContact");
  return (
    <div className="grid gap-1">
      {orderKinds.map((kind, index) => (
        <Switch
          key={kind}
          label={kindLabels[kind]}
          hint={kindHints[kind]}
          error={index === 0 ? error : undefined}
          checked={value.includes(kind)}
          onChange={(isOn) => set(orderKinds.filter((one) => (one === kind ? isOn : value.includes(one))))}
        />
      ))}
    </div>
  );
}

type TermSwitchProps = {
  name: "asksContact" | "paysByCard" | "paysOnHandover" | "asksTip";
  contradicts?: "paysByCard";
  label: string;
  hint: string;
};

function TermSwitch({ name, contradicts, label, hint }: TermSwitchProps) {
  const { value, set, error } = useTerm(name, ...(contradicts ? [contradicts] : []));
  return <Switch label={label} hint={hint} error={error} checked={value} onChange={set} />;
}

type TermsFieldsProps = {
  categories: readonly MenuCategory[];
  /** Tries the terms on earlier orders. */
  children?: ReactNode;
};

/** Edits the terms of a restaurant: kinds of order, payment, currency and tax. */
export function TermsFields({ categories, children }: TermsFieldsProps) {
  return (
    <>
      <TermsGroup title="How guests get their order">
        <KindSwitches />
        <FeeFields />
        <TermSwitch
          name="asksContact"
          label="Ask for what the order needs"
          hint="A phone number for pickup, phone and address for a delivery, the table at the table."
        />
      </TermsGroup>
      <TermsGroup title="How guests pay">
        <div className="grid gap-1">
          <TermSwitch
            name="paysByCard"
            label="By card, when they order"
            hint="Charged once your payment keys are entered."
          />
          <TermSwitch
            name="paysOnHandover"
            contradicts="paysByCard"
            label="When they get it"
            hint="At pickup, on delivery or at the table. The order reaches the kitchen at once."
          />
          <TermSwitch
            name="asksTip"
            label="Ask for a tip"
            hint="5, 10 or 15 % of the dishes, or an amount of their own. Without tax; none is chosen at first."
          />
        </div>
      </TermsGroup>
      <TermsGroup title="Currency and tax">
        <CurrencyField />
        <TaxFields categories={categories} />
      </TermsGroup>
      {children && (
        <TermsGroup title="Before you publish">
          <p className="text-ink-soft text-sm">
            See which of the last month’s orders these terms would have refused, and what the others would
            have cost.
          </p>
          <div>{children}</div>
        </TermsGroup>
      )}
    </>
  );
}
