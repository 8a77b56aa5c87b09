"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Signpost } from "lucide-react";
import { useEffect, useState } from "react";
import { FormProvider, type SubmitHandler, useForm } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { RequestError } from "@/lib/platform/http/client";
import { redirectInput } from "@/lib/seo/redirects/schema";

type RedirectValues = { path: string; target: string };

const TextField: TextFieldOf<RedirectValues> = FormTextField;

type RedirectFormProps = {
  /** Initial path. */
  path: string;
  /** The path was chosen from the list, so only the target is missing. */
  isChosen: boolean;
  onSave: (values: RedirectValues) => Promise<void>;
};

export function RedirectForm({ path, isChosen, onSave }: RedirectFormProps) {
  const [failure, setFailure] = useState("");
  const form = useForm<RedirectValues>({
    resolver: zodResolver(redirectInput),
    defaultValues: { path, target: "" },
  });
  const { isSubmitting } = form.formState;

  usePortalAction("addRedirect", () => form.setFocus("path"));
  useEffect(() => {
    if (isChosen) form.setFocus("target");
  }, [form, isChosen]);

  const save: SubmitHandler<RedirectValues> = async (values) => {
    setFailure("");
    try {
      await onSave(values);
      form.reset({ path: "", target: "" }, { keepFieldsRef: true });
      form.setFocus("path");
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { fields } = error;
      if (fields.path) form.setError("path", { message: fields.path }, { shouldFocus: true });
      else if (fields.target) form.setError("target", { message: fields.target }, { shouldFocus: true });
      else setFailure(error.message);
    }
  };

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="path"
            label="Old path"
            hint="On this site. :id stands for any number or token."
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
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" className="sm:justify-self-start" pending={isSubmitting}>
          <Signpost aria-hidden="true" />
          Add redirect
        </Button>
      </form>
    </FormProvider>
  );
}
