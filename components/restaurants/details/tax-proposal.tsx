"use client";

import type { Route } from "next";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { randomKey } from "@/lib/platform/runtime/random-key";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";
import { orderKinds, type TaxClass } from "@/lib/restaurants/terms/terms";
import { hasNoRates, usualClasses, usualWords } from "@/lib/restaurants/terms/usual-rates";
import { useSuggestions } from "../suggestions";

type TaxProposalProps = {
  categories: readonly MenuCategory[];
  /** Replaces the rates of tax. */
  onRates: (classes: TaxClass[]) => void;
};

/** Proposes the usual rates of the business's country while nobody has entered rates. */
export function TaxProposal({ categories, onRates }: TaxProposalProps) {
  const { getValues, setValue, setFocus } = useFormContext<MenuRestaurant>();
  const taxClasses = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  const { rates } = useSuggestions();
  if (!hasNoRates({ taxClasses })) return null;
  const first = taxClasses[0]?.id ?? randomKey();
  const isKnown = rates.classes.length > 0;

  function take(classes: TaxClass[]) {
    onRates(classes);
    requestAnimationFrame(() => setFocus("taxClasses.0.label"));
  }

  function takeUsual() {
    take(usualClasses(rates, categories, { first, makeId: randomKey }));
    setValue("pricesIncludeTax", true, { shouldDirty: true });
    for (const kind of orderKinds) {
      const name = `${kind}TaxClass` as const;
      if (getValues(name) === "") setValue(name, first, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <Notice tone="warning" title="Your menu has no tax yet: every rate is 0 %">
      {isKnown ? (
        <p>
          Usual for restaurants in {rates.country}: {usualWords(rates)}, within the prices. Fees have the
          first rate. This is a proposal by the laws of January 2026, and no tax advice: check it with your
          accountant before you publish.
        </p>
      ) : (
        <p>
          Enter your rates below; your accountant knows them. Until then receipts and books name no tax.
          {rates.country === "" && (
            <>
              {" "}
              For many countries usual rates are proposed here, once{" "}
              <PageLink href={"/admin?tab=business" as Route} className="underline underline-offset-4">
                your address has a country
              </PageLink>
              .
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        {isKnown && (
          <Button size="sm" onClick={takeUsual}>
            Use these rates
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            take([{ id: first, label: rates.noTax, pickup: 0, delivery: 0, table: 0, categories: [] }])
          }
        >
          I charge no tax
        </Button>
      </div>
    </Notice>
  );
}
