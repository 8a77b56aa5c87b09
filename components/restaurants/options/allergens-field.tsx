import type { ChangeEvent } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { menuLimits } from "@/lib/restaurants/limits";

type AllergensFieldProps = {
  error: string | undefined;
  control: { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void; onBlur?: () => void };
};

/** The allergens of a dish or an option, in the words that guests and the kitchen read. */
export const AllergensField = ({ error, control }: AllergensFieldProps) => (
  <Field label="Allergens" error={error} aside={<span className="text-ink-soft text-xs">Optional</span>}>
    <Input
      {...control}
      maxLength={menuLimits.allergens}
      placeholder="Milk, nuts"
      autoComplete="off"
      dir="auto"
    />
  </Field>
);
