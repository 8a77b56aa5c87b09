"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export type PictureShape = "wide" | "twitter" | "square";

type PictureAddressFieldProps = {
  label: string;
  hint: string;
  /** The picture's address. */
  value: string;
  onChange: (address: string) => void;
  shapes: readonly PictureShape[];
  error?: string;
};

/** A picture by its address. */
export function PictureAddressField({ label, hint, value, onChange, error }: PictureAddressFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        value={value}
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/picture.jpg"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
