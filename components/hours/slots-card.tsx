"use client";

import { useController, useWatch } from "react-hook-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { WhenNear } from "@/components/ui/when-near";
import type { Hours } from "@/lib/restaurants/hours/hours";
import { slotGrids, slotLimits } from "@/lib/restaurants/hours/slot-rules";
import { slotWords } from "@/lib/restaurants/hours/slot-words";
import { CountField } from "./count-field";
import { DishEffort } from "./dish-effort";

type RuleSwitchProps = {
  name: "slots.takesLater" | "slots.takesLaterWhileClosed";
  label: string;
  hint: string;
};

function RuleSwitch({ name, label, hint }: RuleSwitchProps) {
  const { field } = useController<Hours, RuleSwitchProps["name"]>({ name });
  return <Switch label={label} hint={hint} checked={field.value} onChange={field.onChange} />;
}

/** The times that guests may choose, and the capacity of the kitchen. */
export function SlotsCard({ restaurantId }: { restaurantId: string }) {
  const slots = useWatch<Hours, "slots">({ name: "slots" });
  const { field: grid } = useController<Hours, "slots.gridMinutes">({ name: "slots.gridMinutes" });
  const isReadable = ![slots.horizonDays, slots.maxUnits, slots.maxOrders].some(Number.isNaN);
  return (
    <Card className="grid gap-5" aria-labelledby="hours-slots">
      <div className="grid gap-1">
        <CardTitle id="hours-slots">Times and capacity</CardTitle>
        <p role="status" className="text-ink-soft text-sm">
          {isReadable && slotWords(slots)}
        </p>
      </div>
      <RuleSwitch
        name="slots.takesLater"
        label="Guests may choose a later time"
        hint="Within your opening hours, from when an order of that time can be ready."
      />
      {slots.takesLater && (
        <>
          <RuleSwitch
            name="slots.takesLaterWhileClosed"
            label="Also while you are closed"
            hint="Otherwise the page takes orders within your opening hours only."
          />
          <div className="max-w-48">
            <CountField
              name="slots.horizonDays"
              label="Days ahead"
              hint={`0 is today only, at most ${slotLimits.horizonDays}.`}
            />
          </div>
        </>
      )}
      <fieldset className="grid gap-4 border-line border-t pt-5">
        <legend className="sr-only">Capacity of the kitchen</legend>
        <p className="text-ink-soft text-sm">
          A full time is not offered any more; orders for as soon as possible move to the next one. Your own
          orders at the counter always count, and are never refused.
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Times are every">
            <Select value={grid.value} onChange={({ target }) => grid.onChange(Number(target.value))}>
              {slotGrids.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </Select>
          </Field>
          <CountField name="slots.maxOrders" label="Orders for each" isOptional />
          <CountField
            name="slots.maxUnits"
            label="Units of effort for each"
            hint="A large order takes more of them."
            isOptional
          />
        </div>
        {slots.maxUnits !== null && (
          <WhenNear waiting={<Skeleton className="h-48" />}>
            <DishEffort restaurantId={restaurantId} />
          </WhenNear>
        )}
      </fieldset>
    </Card>
  );
}
