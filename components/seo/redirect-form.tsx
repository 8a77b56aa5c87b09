"use client";

import { Signpost } from "lucide-react";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";

type RedirectValues = { path: string; target: string };

const TextField: TextFieldOf<RedirectValues> = FormTextField;

type RedirectFormProps = {
  /** Initial path. */
  path: string;
  /** The path was chosen from the list, so only the target is missing. */
  isChosen: boolean;
  onSave: (values: RedirectValues) => Promise<unknown>;
};

const resolver = schemaOnDemand(async () => (await import("@/lib/seo/redirects/schema")).redirectInput);

export function RedirectForm({ path, isChosen, onSave }: RedirectFormProps) {
  const { pending, error, act } = useAction({ refusals: "inline" });
  const form = useForm<RedirectValues>({
    resolver,
    defaultValues: { path, target: "" },
  });

  usePortalAction("addRedirect", () => form.setFocus("path"));
  useEffect(() => {
    if (isChosen) form.setFocus("target");
  }, [form, isChosen]);

  const save = form.handleSubmit(async (values) => {
    await act("add", () => onSave(values), {
      form,
      onDone() {
        form.reset({ path: "", target: "" }, { keepFieldsRef: true });
        form.setFocus("path");
      },
    });
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="path"
            label="Old path"
            hint="On this site. :id matches any number or token."
            placeholder="/old-page"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="target"
            label="New address"
            hint="On this site, or a whole address elsewhere."
            placeholder="/new-page"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {error && <Notice tone="error">{error}</Notice>}
        <Button type="submit" className="sm:justify-self-start" pending={pending !== null}>
          <Signpost aria-hidden="true" />
          Add redirect
        </Button>
      </form>
    </FormProvider>
  );
}
