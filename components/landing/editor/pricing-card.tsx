"use client";

import { Tag } from "lucide-react";
import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "@/components/ui/switch";
import type { LandingContent } from "@/lib/landing/schema";
import { PricePlanList } from "./price-plan-list";
import { SectionCard } from "./section-card";
import { useCount } from "./use-count";

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
        <PricePlanList
          empty={{ title: "No plans added yet", text: "Without plans the page leaves this part out." }}
          below={(index) => (
            <SwitchField
              name={`pricing.plans.${index}.highlighted`}
              label="Recommended"
              hint="Stands out from the other plans."
            />
          )}
        />
      </div>
    </SectionCard>
  );
}
