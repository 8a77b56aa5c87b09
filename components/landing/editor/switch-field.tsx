"use client";

import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "@/components/ui/switch";
import type { LandingContent } from "@/lib/landing/schema";

type SwitchFieldProps = {
  name:
    | "pricing.enabled"
    | `pricing.plans.${number}.highlighted`
    | "contact.enabled"
    | `contact.fields.${number}.required`;
  label: string;
  hint: string;
};

export function SwitchField({ name, ...rest }: SwitchFieldProps) {
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
