"use client";

import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DemoForm } from "@/lib/payments/demo-form";

/** Who orders. */
export function GuestFields({ form }: { form: UseFormReturn<DemoForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Email" error={errors.email?.message}>
        <Input
          {...form.register("email")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </Field>
      <Field label="Cardholder name" error={errors.name?.message}>
        <Input {...form.register("name")} autoComplete="cc-name" spellCheck={false} aria-required />
      </Field>
    </>
  );
}
