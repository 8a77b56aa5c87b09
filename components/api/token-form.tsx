"use client";

import { KeyRound } from "lucide-react";
import { useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useRole } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { TOKEN_DAYS } from "@/lib/accounts/tokens/limits";
import type { TokenInput } from "@/lib/accounts/tokens/schema";
import { scopeTexts } from "@/lib/platform/access/descriptions";
import { may, type Scope, scopes } from "@/lib/platform/access/permissions";

type Values = { name: string; scopes: Scope[]; days: number };
const TextField: TextFieldOf<Values> = FormTextField;

const nothing: Values = { name: "", scopes: [], days: 90 };
const named: Record<(typeof TOKEN_DAYS)[number], string> = {
  7: "A week",
  30: "30 days",
  90: "90 days",
  365: "A year",
};

type TokenFormProps = {
  /** Resolves to null if no token was made. */
  onMake: (input: TokenInput) => Promise<unknown>;
  failure: string | null;
};

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/tokens/schema")).tokenInput);

export function TokenForm({ onMake, failure }: TokenFormProps) {
  const id = useId();
  const role = useRole();
  const form = useForm<Values>({ resolver, defaultValues: nothing });
  const { formState, register } = form;
  usePortalAction("newToken", () => form.setFocus("name"));
  const scopesError = formState.errors.scopes?.message;

  const submit = form.handleSubmit(async (input) => {
    if (await onMake(input)) form.reset();
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField name="name" label="Name" placeholder="Till at the counter" />
          <Field label="Ends after">
            <Select {...register("days", { valueAsNumber: true })}>
              {TOKEN_DAYS.map((days) => (
                <option key={days} value={days}>
                  {named[days]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <fieldset aria-describedby={scopesError ? `${id}-error` : undefined}>
          <legend className="font-semibold text-sm">What it may do</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {scopes
              .filter((scope) => may(role, scope))
              .map((scope) => (
                <Checkbox
                  key={scope}
                  {...register("scopes")}
                  value={scope}
                  label={`${scopeTexts[scope]} (${scope})`}
                />
              ))}
          </div>
          {scopesError && (
            <p id={`${id}-error`} role="alert" className="font-medium text-danger text-xs">
              {scopesError}
            </p>
          )}
        </fieldset>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" className="sm:justify-self-start" pending={formState.isSubmitting}>
          <KeyRound aria-hidden="true" />
          Make token
        </Button>
      </form>
    </FormProvider>
  );
}
