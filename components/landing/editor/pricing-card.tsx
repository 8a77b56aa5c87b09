"use client";

import { Tag } from "lucide-react";
import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "@/components/ui/switch";
import { type LandingContent, landingLimits } from "@/lib/landing/schema";
import { ItemList } from "./item-list";
import { LinesField } from "./lines-field";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

const blank = { name: "", price: "", period: "", features: [], highlighted: false };

type SwitchFieldProps = {
  name: "pricing.enabled" | `pricing.plans.${number}.highlighted`;
  label: string;
  hint: string;
};

function SwitchField({ name, ...rest }: SwitchFieldProps) {
  const { control } = useFormContext<LandingContent>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Switch {...rest} checked={value === true} onChange={onChange} onBlur={onBlur} />
      )}
    />
  );
}

export function PricingCard() {
  return (
    <SectionCard
      name="pricing"
      title="Pricing"
      hint="Plans side by side"
      icon={Tag}
      count={useCount("pricing.plans")}
    >
      <div className="grid gap-5">
        <SwitchField
          name="pricing.enabled"
          label="Show pricing on the page"
          hint="Switched off, your plans are kept but not shown."
        />
        <ItemList
          name="pricing.plans"
          noun="Plan"
          section="pricing"
          command="Add a plan"
          max={landingLimits.plans}
          blank={blank}
          firstField="name"
          empty={{ title: "No plans added yet", text: "Without plans the page leaves this part out." }}
        >
          {(index) => (
            <>
              <TextField name={`pricing.plans.${index}.name`} label="Name" placeholder="Starter" />
              <div className="grid gap-4 @sm:grid-cols-2">
                <TextField name={`pricing.plans.${index}.price`} label="Price" placeholder="$19" />
                <TextField
                  name={`pricing.plans.${index}.period`}
                  label="Period"
                  placeholder="a month"
                  optional
                />
              </div>
              <LinesField name={`pricing.plans.${index}.features`} />
              <SwitchField
                name={`pricing.plans.${index}.highlighted`}
                label="Recommended"
                hint="Stands out from the other plans."
              />
            </>
          )}
        </ItemList>
      </div>
    </SectionCard>
  );
}
