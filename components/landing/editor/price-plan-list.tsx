"use client";

import { landingLimits } from "@/lib/landing/schema";
import type { EntryFields } from "./entry-fields";
import { ItemList } from "./item-list";
import { LinesField } from "./lines-field";
import { TextField } from "./text-field";

export function PricePlanList({ Text = TextField, empty, above, below }: EntryFields) {
  return (
    <ItemList
      name="pricing.plans"
      noun="Plan"
      section="pricing"
      command="Add a plan"
      max={landingLimits.plans}
      blank={{ name: "", price: "", period: "", features: [], highlighted: false }}
      firstField="name"
      empty={empty}
    >
      {(index) => (
        <>
          {above?.(index)}
          <Text name={`pricing.plans.${index}.name`} label="Name" placeholder="Starter" />
          <div className="grid gap-4 @sm:grid-cols-2">
            <Text name={`pricing.plans.${index}.price`} label="Price" placeholder="$19" />
            <Text name={`pricing.plans.${index}.period`} label="Period" placeholder="a month" optional />
          </div>
          <LinesField name={`pricing.plans.${index}.features`} />
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}
