"use client";

import { useController, useWatch } from "react-hook-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import type { Hours } from "@/lib/restaurants/hours/hours";

/** When guests can place the last order before closing. */
export function LastOrderCard({ preparationMinutes }: { preparationMinutes: number }) {
  const { field: rule } = useController<Hours, "lastOrder">({ name: "lastOrder" });
  const { field: minutes } = useController<Hours, "lastOrderMinutes">({ name: "lastOrderMinutes" });
  const error = useFieldError("lastOrderMinutes");
  const [week, exceptions] = useWatch<Hours, ["week", "exceptions"]>({ name: ["week", "exceptions"] });
  if (!week && exceptions.length === 0) return null;
  return (
    <Card className="grid gap-4" aria-labelledby="hours-last">
      <CardTitle id="hours-last">Last order</CardTitle>
      <Segmented
        label="Rule of the last order"
        segments={[
          { value: "minutes", label: "Before closing" },
          { value: "ready", label: "Ready by closing" },
        ]}
        value={rule.value}
        onChange={(value) => {
          rule.onChange(value);
          // A wrong number would be out of sight.
          if (value === "ready" && Number.isNaN(minutes.value)) minutes.onChange(0);
        }}
        className="justify-self-start"
      />
      {rule.value === "ready" ? (
        <p className="text-ink-soft text-sm">
          Orders are taken until {preparationMinutes} minutes before closing: the time that an order takes,
          which the settings say.
        </p>
      ) : (
        <Field
          label="Minutes before closing"
          hint="0 takes orders until you close."
          error={error}
          className="max-w-48"
        >
          <Input
            inputMode="numeric"
            value={Number.isNaN(minutes.value) ? "" : String(minutes.value)}
            onBlur={minutes.onBlur}
            onChange={({ target: { value } }) =>
              minutes.onChange(/^\d{1,3}$/.test(value.trim()) ? Number(value) : Number.NaN)
            }
          />
        </Field>
      )}
    </Card>
  );
}
