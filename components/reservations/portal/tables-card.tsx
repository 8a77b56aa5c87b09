"use client";

import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { count } from "@/components/ui/count";
import { FieldMessage } from "@/components/ui/field";
import { NumberField } from "@/components/ui/form/number-field";
import { TextField, useFieldError } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import { Notice } from "@/components/ui/notice";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { samplesBesideOwn } from "@/lib/reservations/first-rules";
import { type ReservationRules, type ReservationTable, reservationLimits } from "@/lib/reservations/rules";

type TablesCardProps = {
  /** The tables of a restaurant that has entered none. */
  samples: readonly ReservationTable[];
};

/** The tables that can be reserved. */
export function TablesCard({ samples }: TablesCardProps) {
  const { fields, append, remove } = useFieldArray<ReservationRules, "tables", "key">({
    name: "tables",
    keyName: "key",
  });
  const tables = useWatch<ReservationRules, "tables">({ name: "tables" });
  const error = useFieldError("tables");
  const list = useRef<HTMLDivElement>(null);
  const all = tables.reduce((sum, one) => sum + (one.count || 0), 0);
  const seats = tables.reduce((sum, one) => sum + (one.count || 0) * (one.seats || 0), 0);
  const left = samplesBesideOwn(tables, samples);
  const focusAdd = () =>
    requestAnimationFrame(() =>
      list.current?.parentElement?.querySelector<HTMLElement>("[data-add]")?.focus(),
    );

  function removeSamples() {
    remove(left.map((one) => tables.indexOf(one)));
    focusAdd();
  }

  const add = () =>
    append({ id: randomKey(), name: "", seats: 2, count: 1 }, { focusName: `tables.${fields.length}.name` });
  return (
    <Card className="grid gap-4" aria-labelledby="reservation-tables">
      <CardTitle id="reservation-tables">Tables</CardTitle>
      <p className="text-ink-soft text-sm">
        A party gets the smallest free table that is large enough. {count(all, "table", "tables")},{" "}
        {count(seats, "seat", "seats")}.
      </p>
      <div ref={list} className="grid gap-4">
        {fields.map(({ key }, index) => (
          <fieldset
            key={key}
            aria-label={`Table ${index + 1}`}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 border-line border-b pb-4 last:border-0 last:pb-0 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <TextField
              name={`tables.${index}.name`}
              label="Name"
              maxLength={reservationLimits.name}
              className="max-sm:col-span-3"
            />
            <NumberField name={`tables.${index}.seats`} label="Seats" />
            <NumberField name={`tables.${index}.count`} label="How many" />
            <IconButton
              icon={Trash2}
              label={`Remove table ${index + 1}`}
              className="mt-6.5"
              onClick={() => {
                remove(index);
                focusAdd();
              }}
            />
          </fieldset>
        ))}
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.length < reservationLimits.tables && (
        <Button data-add variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          Add a table
        </Button>
      )}
      {left.length > 0 && (
        <Notice tone="info" title="The sample tables are still here">
          <p>
            {left.map(({ name }) => `“${name}”`).join(" and ")} came with the product. Guests could be given
            them.
          </p>
          <Button variant="secondary" size="sm" className="mt-1" onClick={removeSamples}>
            Remove the samples
          </Button>
        </Notice>
      )}
    </Card>
  );
}
