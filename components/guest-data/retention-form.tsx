"use client";

import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { Retention, RetentionState } from "@/lib/guest-data/retention";

const TextField: TextFieldOf<Retention> = FormTextField;
const resolver = schemaOnDemand(async () => (await import("@/lib/guest-data/retention")).retentionInput);

const fields: readonly { name: keyof Retention; label: string; hint: string }[] = [
  {
    name: "orderDataDays",
    label: "Personal data in orders",
    hint: "Name, contact, address and notes; dishes and amounts stay for the books. 0 keeps it for ever.",
  },
  { name: "reservationDays", label: "Reservations", hint: "After their day; they are deleted as a whole." },
  { name: "mailDays", label: "Emails that were sent", hint: "The list under System, with their texts." },
  { name: "visitDays", label: "Counts of visits", hint: "Views by page and day; nothing about visitors." },
];

type RetentionFormProps = { state: RetentionState; onSaved: (state: RetentionState) => void };

/** Edits how long guests' data is kept. */
export function RetentionForm({ state, onSaved }: RetentionFormProps) {
  const form = useForm<Retention>({ resolver, values: state.retention });
  const { act } = useAction();
  const submit = form.handleSubmit((body) =>
    act("save", () => call("PUT /guest-data/retention", { body }), { form, onDone: onSaved, done: "Saved" }),
  );
  const { overdueOrders } = state;
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {overdueOrders > 0 && (
          <Notice tone="warning" title={`Older orders that keep their data: ${overdueOrders}`}>
            They are still open, or money is owed or disputed. Set those that were served to “Done”.
          </Notice>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              name={name}
              label={`${label}, in days`}
              hint={hint}
              type="number"
              inputMode="numeric"
              rules={{ valueAsNumber: true }}
            />
          ))}
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="sm:justify-self-start"
          pending={form.formState.isSubmitting}
        >
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
