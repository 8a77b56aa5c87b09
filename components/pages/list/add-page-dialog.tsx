"use client";

import { FormProvider, useController, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { PageDraft } from "@/lib/pages/answers";
import { textLimits } from "@/lib/pages/limits";
import type { NewPage } from "@/lib/pages/schema";
import { type StartingForm, startingForms } from "@/lib/pages/starting-forms";

const TextField: TextFieldOf<NewPage> = FormTextField;

type AddPageDialogProps = { onAdded: (page: PageDraft) => void; onClose: () => void };

const resolver = schemaOnDemand(async () => (await import("@/lib/pages/schema")).newPage);

/** Each form with the title that it proposes. */
const forms: Record<StartingForm, { label: string; hint: string; title: string }> = {
  blank: { label: "Blank", hint: "Without sections", title: "" },
  about: { label: "About us", hint: "Your story, your team, your hours", title: "About us" },
  menu: { label: "Menu", hint: "The dishes of a restaurant", title: "Menu" },
  questions: { label: "Questions", hint: "Questions with their answers", title: "Questions and answers" },
  contact: { label: "Contact", hint: "Where you are, and a form to write to you", title: "Contact" },
};

const titles = Object.values(forms).map(({ title }) => title);

/** Asks for the title of a page, and what it begins with. */
export function AddPageDialog({ onAdded, onClose }: AddPageDialogProps) {
  const { error, act } = useAction({ refusals: "inline" });
  const form = useForm<NewPage>({ resolver, defaultValues: { title: "", form: "blank" } });
  const { control, formState, getValues, setValue } = form;
  const { field } = useController({ control, name: "form" });

  function choose(key: StartingForm) {
    field.onChange(key);
    if (titles.includes(getValues("title")))
      setValue("title", forms[key].title, { shouldValidate: formState.isSubmitted });
  }

  const submit = form.handleSubmit((body) =>
    act("add", () => call("POST /pages", { body }), { form, onDone: onAdded }),
  );

  return (
    <Dialog
      title="Add a page"
      description="It is a draft: visitors don’t see it before you publish it."
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold text-sm">Begin with</legend>
            {startingForms.map((key) => (
              <label
                key={key}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-3.5 py-2 has-checked:border-brand has-checked:bg-brand-soft"
              >
                <input
                  type="radio"
                  name="form"
                  value={key}
                  checked={field.value === key}
                  onChange={() => choose(key)}
                  className="size-4.5 accent-brand"
                />
                <span className="grid">
                  <span className="font-semibold text-sm">{forms[key].label}</span>
                  <span className="text-ink-soft text-xs">{forms[key].hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <TextField name="title" label="Title" maxLength={textLimits.title} />
          {error && (
            <Notice tone="error" title="The page was not added">
              <p>{error}</p>
            </Notice>
          )}
          <DialogButtons>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={formState.isSubmitting}>
              Add page
            </Button>
          </DialogButtons>
        </form>
      </FormProvider>
    </Dialog>
  );
}
