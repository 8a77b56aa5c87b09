"use client";

import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { FieldMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import type { Hours } from "@/lib/restaurants/hours/hours";
import { slotLimits } from "@/lib/restaurants/hours/slot-rules";
import { countOf } from "./count-field";

/** The units of effort of the dishes of a restaurant: by category, and of dishes that differ. */
export function DishEffort({ restaurantId }: { restaurantId: string }) {
  const { data, failure, reload } = useCall("GET /menus/{id}", { params: { id: restaurantId } });
  if (failure) return <RetryNotice title="The dishes could not be loaded" onRetry={reload} />;
  if (!data) return <Skeleton className="h-32" />;
  const { categories, dishes } = data.menu.content;
  return (
    <section aria-labelledby="hours-effort" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="hours-effort" className="font-semibold text-sm">
          Units of effort of each dish
        </h3>
        <p className="text-ink-soft text-sm">
          A dish counts 1 unless you say otherwise: a steak 3, a drink 0.
        </p>
      </div>
      <ul className="grid gap-2">
        {categories.map(({ id, label }) => (
          <CategoryEffort
            key={id}
            id={id}
            label={label}
            dishes={dishes.filter(({ category }) => category === id)}
          />
        ))}
      </ul>
    </section>
  );
}

type CategoryEffortProps = { id: string; label: string; dishes: readonly { id: string; name: string }[] };

function CategoryEffort({ id, label, dishes }: CategoryEffortProps) {
  const [isOpen, setOpen] = useState(false);
  const { field } = useController<Hours, "slots.categoryUnits">({ name: "slots.categoryUnits" });
  const { field: own } = useController<Hours, "slots.dishUnits">({ name: "slots.dishUnits" });
  const differing = dishes.filter((dish) => own.value[dish.id] !== undefined).length;
  return (
    <li className="rounded-inner border border-line p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-end gap-3">
        <div className="grid gap-1">
          <p className="wrap-anywhere font-medium">{label}</p>
          {dishes.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              className="min-h-11 justify-self-start text-left text-brand-ink text-sm underline underline-offset-4"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen
                ? "Hide its dishes"
                : differing > 0
                  ? `Dishes (${differing} differ)`
                  : "Dishes that differ"}
            </button>
          )}
        </div>
        <UnitsInput
          label={`Units of ${label}`}
          value={field.value[id]}
          fallback={1}
          onChange={(units) => field.onChange(withEntry(field.value, id, units))}
        />
      </div>
      {isOpen && (
        <ul className="mt-3 grid gap-2 border-line border-t pt-3">
          {dishes.map((dish) => (
            <li key={dish.id} className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-3">
              <span className="wrap-anywhere text-sm">{dish.name}</span>
              <UnitsInput
                label={`Units of ${dish.name}`}
                value={own.value[dish.id]}
                fallback={field.value[id] ?? 1}
                onChange={(units) => own.onChange(withEntry(own.value, dish.id, units))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Returns a record with an entry, or without it for undefined. */
function withEntry(all: Record<string, number>, id: string, units: number | undefined) {
  const { [id]: _, ...others } = all;
  return units === undefined ? others : { ...others, [id]: units };
}

type UnitsInputProps = {
  label: string;
  value: number | undefined;
  /** The units without an own number. */
  fallback: number;
  onChange: (units: number | undefined) => void;
};

function UnitsInput({ label, value, fallback, onChange }: UnitsInputProps) {
  const errorId = useId();
  const [typed, setTyped] = useState("");
  const isWrong = value !== undefined && !(value <= slotLimits.dishUnits);
  return (
    <div className="grid gap-1">
      <Input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(fallback)}
        value={Number.isNaN(value) ? typed : String(value ?? "")}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(countOf(target.value, true) ?? undefined);
        }}
      />
      {isWrong && <FieldMessage id={errorId}>{`0 to ${slotLimits.dishUnits}`}</FieldMessage>}
    </div>
  );
}
