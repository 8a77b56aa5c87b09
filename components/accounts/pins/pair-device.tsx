"use client";

import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { LoginScreen } from "@/components/accounts/login-screen";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";

type Values = { code: string };
const TextField: TextFieldOf<Values> = FormTextField;
const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/pins/schema")).pairInput);

/** Pairs a device by a code from an owner or manager; a link has it in its fragment. */
export function PairDevice({ projectName }: { projectName: string }) {
  const [name, setName] = useState<string | null>(null);
  const { error, act } = useAction({ refusals: "inline" });
  const form = useForm<Values>({ resolver });
  const { setValue } = form;

  useEffect(() => {
    const code = window.location.hash.slice(1);
    if (!code) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setValue("code", code);
  }, [setValue]);

  const submit = form.handleSubmit(async (body) => {
    await act("pair", () => call("POST /auth/pair", { body }), {
      onDone: (answer) => setName(answer.name),
      showRefusal({ fields, message }) {
        if (fields.code) form.setError("code", { message });
        return fields.code !== undefined;
      },
    });
  });

  if (name !== null) {
    return (
      <LoginScreen title={projectName || "Admin Portal"} text="This device is paired.">
        <div className="grid gap-5">
          <Notice tone="success" title={`It is called “${name}”`}>
            <p>Users with a PIN can sign in here from now on.</p>
          </Notice>
          <a ref={focusOnMount} href="/login" className={buttonStyle({ size: "lg" })}>
            Sign in by PIN
          </a>
        </div>
      </LoginScreen>
    );
  }

  return (
    <LoginScreen title={projectName || "Admin Portal"} text="Pair this device with the kitchen.">
      <FormProvider {...form}>
        <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <TextField
            name="code"
            label="Code"
            hint="An owner or manager creates it in the portal, under Settings. It works once, within ten minutes."
            placeholder="ABCDE-FGHJK"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
          {error && <Notice tone="error">{error}</Notice>}
          <Button type="submit" size="lg" pending={form.formState.isSubmitting}>
            Pair this device
          </Button>
        </form>
      </FormProvider>
    </LoginScreen>
  );
}
