"use client";

import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Textarea } from "@/components/ui/input";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { readPostcodes } from "@/lib/restaurants/terms/read-postcodes";

/** The postcodes of a zone as a text, typed or pasted from anywhere. */
export function PostcodesField({ index }: { index: number }) {
  const name = `zones.${index}.postcodes` as const;
  const { trigger } = useFormContext<MenuRestaurant>();
  const { field } = useController<MenuRestaurant, typeof name>({ name });
  const error = useFieldError(name);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label="Postcodes"
      hint="With commas, or each on a line of its own. An asterisk stands for all that begin so: 102*."
      error={error}
    >
      <Textarea
        ref={field.ref}
        name={field.name}
        rows={2}
        grows
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className="max-h-48"
        placeholder="10115, 10117, 102*"
        value={typed ?? field.value.join(", ")}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          field.onChange(readPostcodes(currentTarget.value));
          if (error) void trigger(name);
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
      />
    </Field>
  );
}
