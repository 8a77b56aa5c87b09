"use client";

import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";

const TextField: TextFieldOf<{ email: string; name: string }> = FormTextField;

type GuestFieldsProps = {
  /** Messages of fields rejected by the server. */
  refused?: Record<string, string> | undefined;
};

export function GuestFields({ refused }: GuestFieldsProps) {
  return (
    <>
      <TextField
        name="email"
        label="Email"
        error={refused?.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <TextField
        name="name"
        label="Cardholder name"
        error={refused?.name}
        autoComplete="cc-name"
        spellCheck={false}
        aria-required
      />
    </>
  );
}
