"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useMay } from "@/components/accounts/users/role";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import { useRead } from "@/components/ui/use-read";
import { type PinInput, type PinState, pinInput } from "@/lib/accounts/pins/schema";
import { RequestError, request } from "@/lib/platform/http/client";

const PATH = "/account/pin";
const TextField: TextFieldOf<PinInput> = FormTextField;

/** One's own PIN, with which one signs in at the kitchen's devices. */
export function PinCard() {
  const isForKitchen = useMay("orders:write");
  const { data, change } = useRead<PinState>(isForKitchen ? PATH : null);
  const [failure, setFailure] = useState("");
  const { pending, run } = usePending<"remove">();
  const withPassword = useConfirmedIdentity();
  const form = useForm<PinInput>({ resolver: zodResolver(pinInput), defaultValues: { name: "", pin: "" } });
  usePortalAction("setPin", () => form.setFocus("name"), { offered: isForKitchen && data !== undefined });
  if (!isForKitchen || !data) return null;
  const { pin } = data;

  async function send(method: "POST" | "DELETE", body: PinInput | undefined, done: string) {
    setFailure("");
    try {
      const answer = await withPassword(() => request<PinState>(PATH, { method, body }));
      if (!answer) return;
      change(() => answer);
      form.reset();
      notify.success(done);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <Card aria-labelledby="pin-title">
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) =>
            void form.handleSubmit((input) => send("POST", input, "Your PIN is set"))(event)
          }
        >
          <div className="grid gap-1">
            <h2 id="pin-title" className="flex flex-wrap items-center gap-3 text-lg">
              Kitchen PIN
              {pin && <Badge tone="brand">Set</Badge>}
            </h2>
            <p className="wrap-anywhere text-ink-soft text-sm">
              {pin ? `You are “${pin.name}” at the kitchen’s devices. ` : ""}
              With it you sign in at a paired tablet, for orders and what is sold out alone.
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
          {failure && <Notice tone="error">{failure}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={form.formState.isSubmitting}>
              {pin ? "Change PIN" : "Set PIN"}
            </Button>
            {pin && (
              <Button
                variant="secondary"
                pending={pending === "remove"}
                onClick={() => void run("remove", () => send("DELETE", undefined, "Your PIN is removed"))}
              >
                Remove PIN
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
