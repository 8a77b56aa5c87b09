"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { currencyChoices } from "./currency-choices";
import { useTerm } from "./use-term";

export function CurrencyField() {
  const { value, set, error } = useTerm("currency", "paysByCard");
  return (
    <Field
      label="Currency"
      hint="Prices aren’t converted if you change it: 12.50 in US dollars becomes 12.50 in euros, and 1250 in yen. Vouchers with amounts have to be switched off before."
      error={error}
      className="max-w-md"
    >
      <Select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {currencyChoices(value).map(({ title, choices }) => (
          <optgroup key={title} label={title}>
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
