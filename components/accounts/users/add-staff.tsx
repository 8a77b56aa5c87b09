"use client";

import { UserPlus } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import { useMay } from "@/components/accounts/role";
import { ActionLink } from "@/components/commands/action-link";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useCall } from "@/components/ui/use-call";
import type { PinInput } from "@/lib/accounts/pins/schema";
import type { Users } from "./use-users";

const TextField: TextFieldOf<PinInput> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/pins/schema")).pinInput);

/** Adds people who sign in at kitchen devices by PIN alone. */
export function AddStaff({ users: { addStaff, staffFailure } }: { users: Users }) {
  const form = useForm<PinInput>({ resolver, defaultValues: { name: "", pin: "" } });
  usePortalAction("addStaff", () => form.setFocus("name"));

  const submit = form.handleSubmit(async (input) => {
    if (!(await addStaff(input, form))) return;
    form.setFocus("name");
    form.reset();
  });

  return (
    <Card aria-labelledby="staff-title" className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle id="staff-title">Add kitchen staff</CardTitle>
        <p className="text-ink-soft text-sm">
          A name and a PIN, without email. They sign in at a paired kitchen device, for orders and sold-out
          dishes only.
        </p>
      </div>
      <FormProvider {...form}>
        <form
          noValidate
          method="post"
          aria-labelledby="staff-title"
          className="grid gap-4"
          onSubmit={(event) => void submit(event)}
        >
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name"
              hint="Everybody sees it at the devices."
              placeholder="Ada"
              maxLength={40}
            />
            <TextField
              name="pin"
              label="PIN"
              hint="Six digits, and none that are guessed first. Tell them in person."
              inputMode="numeric"
              maxLength={6}
              render={(control) => <PasswordInput {...control} initiallyVisible />}
            />
          </div>
          {staffFailure && <Notice tone="error">{staffFailure}</Notice>}
          <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
            <UserPlus aria-hidden="true" />
            Add
          </Button>
        </form>
      </FormProvider>
      <MissingDevice />
    </Card>
  );
}

/** Says that PINs are of no use yet, if no device is paired. */
function MissingDevice() {
  const { data } = useCall("GET /devices", { wanted: useMay("devices:write"), keepsUp: true });
  if (!data || data.devices.some(({ state }) => state === "paired")) return null;
  return (
    <Notice title="No kitchen device is paired yet">
      <p>PINs work at a paired tablet or phone only. Pairing one takes a minute.</p>
      <div className="mt-2">
        <ActionLink action="pairDevice" />
      </div>
    </Notice>
  );
}
