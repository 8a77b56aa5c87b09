"use client";

import { useController } from "react-hook-form";
import { ScreenForm } from "@/components/commands/screen-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { NumberField } from "@/components/ui/form/number-field";
import { TextField, useFieldError } from "@/components/ui/form/text-field";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { call } from "@/lib/api/call";
import type { StoredRules } from "@/lib/reservations/answers";
import {
  grids,
  type ReservationRules,
  reservationLimits,
  type TableOrders,
  tableOrders,
} from "@/lib/reservations/rules";
import type { ReservedRestaurant } from "./reserved-restaurant";
import { rulesChanges, rulesKind } from "./rules-values";
import { TablesCard } from "./tables-card";

type RulesFormProps = { restaurant: ReservedRestaurant; initial: StoredRules };

/** The rules of reservations of a restaurant. */
export function RulesForm({ restaurant, initial }: RulesFormProps) {
  const params = { id: restaurant.id };
  const editor = useVersionedForm(rulesKind, {
    initial,
    keepsUp: "at once",
    find: () => call("GET /reservation-settings/{id}", { params }),
    send: async (values, over) => ({
      saved: await call("PUT /reservation-settings/{id}", { params, body: values, ifMatch: over }),
    }),
    onSaved: () => notify.success("Tables and times saved!", { topic: rulesKind.topic }),
  });
  return (
    <ScreenForm
      editor={editor}
      name="Tables and times"
      saveLabel="Save"
      conflictTitle="Somebody saved newer tables and times"
      conflictText="They were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
      changesOf={rulesChanges}
      className="grid min-w-0 gap-4"
    >
      <OnCard path={restaurant.path} />
      <TablesCard samples={initial.samples} />
      <OrdersCard />
      <TimesCard />
      <GuestsCard />
    </ScreenForm>
  );
}

function OnCard({ path }: { path: string }) {
  const { field } = useController<ReservationRules, "isOn">({ name: "isOn" });
  return (
    <Card padding="snug" aria-label="Reservations online">
      <Switch
        label="Guests can reserve online"
        hint={
          <>
            At{" "}
            <a href={path} className="underline underline-offset-4">
              {path}
            </a>
            , within the opening hours for guests at the table.
          </>
        }
        error={useFieldError("isOn")}
        checked={field.value}
        onChange={field.onChange}
      />
    </Card>
  );
}

const orderChoices: Record<TableOrders, { label: string; hint: string }> = {
  typed: {
    label: "Everyone who names a table",
    hint: "Guests type the number of their table. Its code fills it in.",
  },
  opened: {
    label: "With the code, when staff opened the table",
    hint: "You open a table for its guests, and close it when they leave.",
  },
  paid: {
    label: "With the code, paying first",
    hint: "An order at the table reaches the kitchen when its card was charged.",
  },
  openedOrPaid: {
    label: "With the code: opened tables, others pay first",
    hint: "Guests of a table that you did not open pay by card first.",
  },
};

function OrdersCard() {
  const { field } = useController<ReservationRules, "tableOrders">({ name: "tableOrders" });
  return (
    <Card padding="snug" aria-label="Orders at the table">
      <Field label="Guests at a table can order" hint={orderChoices[field.value].hint}>
        <Select value={field.value} onChange={field.onChange}>
          {tableOrders.map((value) => (
            <option key={value} value={value}>
              {orderChoices[value].label}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}

function TimesCard() {
  const { field: grid } = useController<ReservationRules, "gridMinutes">({ name: "gridMinutes" });
  return (
    <Card className="grid gap-4" aria-labelledby="reservation-times">
      <CardTitle id="reservation-times">Times</CardTitle>
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">A reservation begins each</p>
        <Segmented
          label="Minutes between times"
          segments={grids.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
          value={String(grid.value)}
          onChange={(value) => grid.onChange(Number(value))}
          className="justify-self-start"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="durationMinutes" label="Minutes at the table" />
        <NumberField name="lastMinutes" label="Last time, minutes before closing" />
        <NumberField name="largeFrom" label="Large party, from how many people" />
        <NumberField name="largeMinutes" label="Minutes of a large party" />
        <NumberField name="leadMinutes" label="In advance, minutes at least" />
        <NumberField name="horizonDays" label="Days ahead, at most" />
      </div>
    </Card>
  );
}

function GuestsCard() {
  const { field } = useController<ReservationRules, "acceptance">({ name: "acceptance" });
  return (
    <Card className="grid gap-4" aria-labelledby="reservation-guests">
      <CardTitle id="reservation-guests">Guests</CardTitle>
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">Requests are accepted</p>
        <Segmented
          label="Acceptance"
          segments={[
            { value: "itself", label: "By itself" },
            { value: "byHand", label: "By hand" },
          ]}
          value={field.value}
          onChange={field.onChange}
          className="justify-self-start"
        />
        <p className="text-ink-soft text-xs">
          {field.value === "itself"
            ? "A free table is reserved at once."
            : "You accept or decline each request. Its table is kept meanwhile."}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="largestParty"
          label="Largest party online"
          hint="Larger ones are asked to call. No party is larger than your largest table."
        />
        <NumberField name="reminderHours" label="Reminder, hours before" hint="By email; 0 for none." />
      </div>
      <TextField
        name="message"
        label="Words for guests"
        optional
        limit={reservationLimits.message}
        placeholder="Please tell us if you bring a pram."
      />
    </Card>
  );
}
