"use client";

import { useCallback, useMemo, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { BRIEFLY, notify } from "@/components/ui/toaster";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import { usePending } from "@/components/ui/use-pending";
import { RequestError } from "@/lib/http/client";
import type { FlatPageSeo } from "@/lib/seo/schema";
import { deletePage, loadPage, savePage } from "../seo-api";
import { emptyForm, formValues, isSameForm, mergeForms, type SeoFormValues, textFields } from "./form-values";
import { saveFailure } from "./save-failure";
import { savedNote } from "./saved-note";
import { seoResolver } from "./seo-resolver";
import { useFormStatus } from "./use-form-status";

const FAILED = "Failed to save SEO settings";

/** What somebody else made of the page meanwhile: other settings, or none. */
export type Conflict = { theirs: FlatPageSeo | null };

export type SeoFormEvents = {
  /** The page has these settings now, or none. */
  onStored: (page: string, saved: FlatPageSeo | null) => void;
  /** Fields are wrong. */
  onProblems: () => void;
};

/** The form of one page, what is saved of it, and what becomes of saving and deleting. */
export function useSeoForm(
  page: string,
  initial: FlatPageSeo | null,
  { onStored, onProblems }: SeoFormEvents,
) {
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const base = useMemo(() => formValues(saved), [saved]);
  const form: UseFormReturn<SeoFormValues> = useForm<SeoFormValues>({
    resolver: seoResolver,
    defaultValues: base,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { unsaved, problems } = useFormStatus(form, base);
  useUnsavedChanges(unsaved);
  const { pending, run } = usePending<"saving" | "deleting">();

  /** Puts what is saved into the form, whatever was in it. */
  const load = useCallback(
    (next: FlatPageSeo | null) => {
      setConflict(null);
      setSaved(next);
      form.reset(formValues(next));
    },
    [form],
  );

  const tellFailure = (error: unknown) =>
    notify.error(FAILED, { description: saveFailure(error).description, topic: "seo" });

  /** What somebody else made of the page, where a call over a version was refused for that. */
  async function conflictOver(over: number, error: unknown): Promise<Conflict | null> {
    if (!(error instanceof RequestError && error.status === 409)) return null;
    const theirs = await loadPage(page);
    return (theirs?.version ?? 0) === over ? null : { theirs };
  }

  function decide(found: Conflict) {
    notify.clear();
    setConflict(found);
  }

  async function refused(error: unknown, over: number) {
    const found = await conflictOver(over, error);
    if (found) return decide(found);
    tellFailure(error);
    const { fields } = saveFailure(error);
    for (const [field, message] of fields) form.setError(field, { type: "server", message });
    if (fields.length > 0) onProblems();
  }

  const save = (over = saved?.version ?? 0) =>
    run("saving", async () => {
      if (!(await form.trigger())) {
        setConflict(null);
        onProblems();
        return;
      }
      const sent = structuredClone(form.getValues());
      try {
        const { saved: next, dropped } = await savePage(page, sent, over);
        setConflict(null);
        setSaved(next);
        form.clearErrors();
        if (isSameForm(form.getValues(), sent)) tidy(form, formValues(next));
        onStored(page, next);
        const note = savedNote(sent.structuredData, dropped);
        notify.success(`SEO settings saved for ${page}!`, {
          topic: "seo",
          ...(note && { description: note }),
        });
      } catch (error) {
        await refused(error, over).catch(tellFailure);
      }
    });

  /** Puts the edits on top of what somebody else saved, and saves both. */
  async function keepMine({ theirs }: Conflict) {
    const merged = mergeForms(base, form.getValues(), theirs ? formValues(theirs) : form.getValues());
    form.reset(merged);
    setSaved(theirs);
    await save(theirs?.version ?? 0);
  }

  function takeTheirs({ theirs }: Conflict) {
    load(theirs);
    onStored(page, theirs);
  }

  function reset() {
    form.reset(structuredClone(emptyForm));
    notify.success("SEO settings reset", {
      duration: BRIEFLY,
      topic: "seo",
      description: "Nothing changes for visitors until you save.",
    });
  }

  const remove = () =>
    run("deleting", async () => {
      const over = saved?.version ?? 0;
      try {
        await deletePage(page, over);
        load(null);
        onStored(page, null);
        notify.success(`Configuration deleted for ${page}`, { duration: BRIEFLY, topic: "seo" });
      } catch (error) {
        const found = await conflictOver(over, error).catch(() => null);
        if (found && unsaved) return decide(found);
        if (found) takeTheirs(found);
        const reason = error instanceof RequestError ? error.message : "Please try again.";
        const description = found ? `${reason} Their version is shown now.` : reason;
        notify.error("Failed to delete configuration", { duration: BRIEFLY, topic: "seo", description });
      }
    });

  return {
    form,
    saved,
    base,
    unsaved,
    problems,
    pending,
    conflict,
    save,
    keepMine,
    takeTheirs,
    load,
    reset,
    remove,
    closeConflict: () => setConflict(null),
  };
}

/** Shows the texts as they were saved, without the spaces around them, and leaves the focus where it is. */
function tidy(form: UseFormReturn<SeoFormValues>, saved: SeoFormValues) {
  for (const field of textFields) {
    if (form.getValues(field) !== saved[field]) form.setValue(field, saved[field]);
  }
}
