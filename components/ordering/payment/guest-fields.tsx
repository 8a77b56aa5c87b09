"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type Registered = { control: UseFormRegisterReturn; error: string | undefined };

/** Who orders. */
export function GuestFields({ email, name }: { email: Registered; name: Registered }) {
  return (
    <>
      <Field label="Email" error={email.error}>
        <Input
          {...email.control}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </Field>
      <Field label="Cardholder name" error={name.error}>
        <Input {...name.control} autoComplete="cc-name" spellCheck={false} aria-required />
      </Field>
    </>
  );
}
