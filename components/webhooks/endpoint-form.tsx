"use client";

import { useId } from "react";
import { useForm } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { RowForm, type RowSaving } from "@/components/ui/rows/row-form";
import { webhookEventNames, webhookEvents } from "@/lib/webhooks/events";
import type { EndpointInput } from "@/lib/webhooks/schema";

const TextField: TextFieldOf<EndpointInput> = FormTextField;
const resolver = schemaOnDemand(async () => (await import("@/lib/webhooks/schema")).endpointInput);

export const newEndpoint: EndpointInput = {
  url: "",
  events: [],
  withGuest: false,
  isPrivateAllowed: false,
  isActive: true,
};

type EndpointFormProps<Answer> = RowSaving<EndpointInput, Answer> & { values: EndpointInput };

export function EndpointForm<Answer>({ values, ...saving }: EndpointFormProps<Answer>) {
  const id = useId();
  const form = useForm<EndpointInput>({ resolver, defaultValues: values });
  const { register, formState } = form;
  const eventsError = formState.errors.events?.message;
  return (
    <RowForm form={form} {...saving}>
      <TextField name="url" label="Address" placeholder="https://example.com/events" autoComplete="off" />
      <fieldset aria-describedby={eventsError ? `${id}-error` : undefined}>
        <legend className="font-semibold text-sm">Events</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {webhookEventNames.map((name) => (
            <Checkbox key={name} {...register("events")} value={name} label={webhookEvents[name]} />
          ))}
        </div>
        {eventsError && (
          <p id={`${id}-error`} role="alert" className="font-medium text-danger text-xs">
            {eventsError}
          </p>
        )}
      </fieldset>
      <div className="grid">
        <Checkbox {...register("withGuest")} label="With the guest’s data: name, address, phone and email" />
        <Checkbox
          {...register("isPrivateAllowed")}
          label="This host may be in the server’s own network, also without https"
        />
        <Checkbox {...register("isActive")} label="On" />
      </div>
    </RowForm>
  );
}
