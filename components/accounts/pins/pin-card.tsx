"use client";

import { FormProvider, useForm } from "react-hook-form";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { PinState } from "@/lib/accounts/pins/answers";
import type { PinInput } from "@/lib/accounts/pins/schema";
import { call } from "@/lib/api/call";

const TextField: TextFieldOf<PinInput> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/pins/schema")).pinInput);

/** Sets or removes the user's own PIN for paired devices. */
export function PinCard() {
  const isForKitchen = useMay("orders:write");
  const { data, change } = useCall("GET /account/pin", { wanted: isForKitchen });
  const { pending, error, act } = useAction<"set" | "remove">({ refusals: "inline" });
  const form = useForm<PinInput>({ resolver, defaultValues: { name: "", pin: "" } });
  usePortalAction("setPin", () => form.setFocus("name"), { offered: isForKitchen && data !== undefined });
  if (!isForKitchen || !data) return null;
  const { pin } = data;

  function show(answer: PinState) {
    change(() => answer);
    form.reset();
  }

  const submit = form.handleSubmit(async (body) => {
    await act("set", () => call("POST /account/pin", { body }), { onDone: show, done: "Your PIN is set" });
  });
  const remove = () =>
    act("remove", () => call("DELETE /account/pin"), { onDone: show, done: "Your PIN is removed" });

  return (
    <Card aria-labelledby="pin-title">
      <FormProvider {...form}>
        <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <div className="grid gap-1">
            <CardTitle id="pin-title" className="flex flex-wrap items-center gap-3">
              Kitchen PIN
              {pin && <Badge tone="brand">Set</Badge>}
            </CardTitle>
            <p className="wrap-anywhere text-ink-soft text-sm">
              {pin ? `You are “${pin.name}” at the kitchen’s devices. ` : ""}
              Use it to sign in at a paired tablet, for orders and sold-out dishes only.
            </p>
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name in the kitchen"
              placeholder={pin?.name ?? "Ada"}
              autoComplete="off"
            />
            <TextField
              name="pin"
              label={pin ? "New PIN" : "PIN"}
              hint="Six digits, and none that are guessed first."
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              render={(control) => <PasswordInput {...control} />}
            />
          </div>
          {error && <Notice tone="error">{error}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={form.formState.isSubmitting}>
              {pin ? "Change PIN" : "Set PIN"}
            </Button>
            {pin && (
              <Button variant="secondary" pending={pending === "remove"} onClick={() => void remove()}>
                Remove PIN
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
