"use client";

import { FormProvider, useController, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { type LegalKind, legalKinds } from "@/lib/legal/kinds";
import type { AnyNewPage, NewPageTitles } from "@/lib/legal/schema";
import type { PageDraft } from "@/lib/pages/answers";
import { textLimits } from "@/lib/pages/limits";
import { startingForms } from "@/lib/pages/starting-forms";

const TextField: TextFieldOf<AnyNewPage> = FormTextField;

type AddPageDialogProps = {
  /** The title that each form proposes. */
  titles: NewPageTitles;
  onAdded: (page: PageDraft) => void;
  onClose: () => void;
};

const resolver = schemaOnDemand(async () => (await import("@/lib/legal/schema")).anyNewPage);

type Form = AnyNewPage["form"];

const forms: Record<Form, { label: string; hint: string }> = {
  blank: { label: "Blank", hint: "Without sections" },
  about: { label: "About us", hint: "Your story, your team, your hours" },
  menu: { label: "Menu", hint: "The dishes of a restaurant" },
  questions: { label: "Questions", hint: "Questions with their answers" },
  contact: { label: "Contact", hint: "Where you are, and a form to write to you" },
  imprint: { label: "Imprint", hint: "Who runs the site" },
  privacy: { label: "Privacy", hint: "Which data you store, and for how long" },
  terms: { label: "Terms", hint: "Ordering, prices, payment, delivery" },
  allergens: { label: "Allergens", hint: "Those of your published menus" },
};

const isLegal = (form: Form): form is LegalKind => legalKinds.some((kind) => kind === form);

const add = ({ title, form }: AnyNewPage) =>
  isLegal(form)
    ? call("POST /legal-drafts", { body: { title, form } })
    : call("POST /pages", { body: { title, form } });

/** Asks for the title of a page, and what it begins with. */
export function AddPageDialog({ titles, onAdded, onClose }: AddPageDialogProps) {
  const { error, act } = useAction({ refusals: "inline" });
  const form = useForm<AnyNewPage>({ resolver, defaultValues: { title: "", form: "blank" } });
  const { control, formState, getValues, setValue } = form;
  const { field } = useController({ control, name: "form" });

  function choose(key: Form) {
    field.onChange(key);
    if (Object.values(titles).includes(getValues("title")))
      setValue("title", titles[key], { shouldValidate: formState.isSubmitted });
  }

  const submit = form.handleSubmit((body) => act("add", () => add(body), { form, onDone: onAdded }));

  return (
    <Dialog
      title="Add a page"
      description="It is a draft: visitors don’t see it before you publish it."
      width="wide"
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <FormChoice legend="Begin with" keys={startingForms} value={field.value} onChoose={choose} />
          <FormChoice
            legend="Legal drafts, from your settings"
            hint="In the language of your site. Not legal advice: read them and fill in the gaps before you publish."
            keys={legalKinds}
            value={field.value}
            onChoose={choose}
          />
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

type FormChoiceProps = {
  legend: string;
  hint?: string;
  keys: readonly Form[];
  value: Form;
  onChoose: (form: Form) => void;
};

function FormChoice({ legend, hint, keys, value, onChoose }: FormChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2 md:grid-cols-3">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {hint && <p className="text-ink-soft text-xs sm:col-span-full">{hint}</p>}
      {keys.map((key) => (
        <label
          key={key}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-3.5 py-2 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="form"
            value={key}
            checked={value === key}
            onChange={() => onChoose(key)}
            className="size-4.5 shrink-0 accent-brand"
          />
          <span className="grid">
            <span className="font-semibold text-sm">{forms[key].label}</span>
            <span className="text-ink-soft text-xs">{forms[key].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
