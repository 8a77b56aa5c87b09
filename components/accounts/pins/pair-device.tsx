"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { LoginScreen } from "@/components/accounts/sign-in/login-screen";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { pairInput } from "@/lib/accounts/pins/schema";
import { RequestError, request } from "@/lib/platform/http/client";

type Values = { code: string };
const TextField: TextFieldOf<Values> = FormTextField;

/** Where a device is paired, by a code that an owner or manager made; a link brings it in its fragment. */
export function PairDevice({ projectName }: { projectName: string }) {
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState("");
  const form = useForm<Values>({ resolver: zodResolver(pairInput), defaultValues: { code: "" } });
  const { setValue } = form;

  useEffect(() => {
    const code = window.location.hash.slice(1);
    if (!code) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setValue("code", code);
  }, [setValue]);

  const submit = form.handleSubmit(async (body) => {
    setFailure("");
    try {
      setName((await request<{ name: string }>("/auth/pair", { method: "POST", body })).name);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.fields.code) form.setError("code", { message: error.serverMessage ?? error.fields.code });
      else setFailure(error.message);
    }
  });

  if (name !== null) {
    return (
      <LoginScreen title={projectName || "Admin Portal"} text="This device is paired.">
        <div className="grid gap-5">
          <Notice tone="success" title={`It is called “${name}”`}>
            <p>Whoever has a PIN signs in here from now on.</p>
          </Notice>
          <ButtonLink href="/login" size="lg">
            Sign in by PIN
          </ButtonLink>
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
            hint="An owner or manager makes it in the portal, under Settings. It counts once, for ten minutes."
            placeholder="ABCDE-FGHJK"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          <Button type="submit" size="lg" pending={form.formState.isSubmitting}>
            Pair this device
          </Button>
        </form>
      </FormProvider>
    </LoginScreen>
  );
}
