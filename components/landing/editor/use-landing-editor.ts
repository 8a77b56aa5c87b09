"use client";

import { useCallback, useState } from "react";
import { type FieldPath, type UseFormReturn, useForm } from "react-hook-form";
import { saveFailure } from "@/components/ui/save-failure";
import { notify } from "@/components/ui/toaster";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import { useNewer } from "@/components/ui/use-newer";
import { RequestError } from "@/lib/http/client";
import { isSameLanding } from "@/lib/landing/changes";
import { mergeLanding } from "@/lib/landing/merge";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { formValues } from "./form-values";
import { type Landing, loadLanding, saveLanding } from "./landing-api";
import { landingResolver } from "./landing-resolver";
import { useEditorStatus } from "./use-editor-status";
import type { OneAtATime } from "./use-one-at-a-time";

/** The form, what is saved of it, and what becomes of a save. `onProblems` is called where fields are wrong. */
export function useLandingEditor(initial: Landing, { run, isIdle }: OneAtATime, onProblems: () => void) {
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Landing | null>(null);
  const form: UseFormReturn<LandingContent> = useForm<LandingContent>({
    resolver: landingResolver((name) => form.getFieldState(name).error),
    defaultValues: formValues(initial.content),
    mode: "onTouched",
  });
  const { unsaved, problems, told } = useEditorStatus(form, saved.content);
  useUnsavedChanges(unsaved);

  /** Puts other content into the form, whatever was in it. */
  const load = useCallback(
    (landing: Landing) => {
      notify.clear();
      setConflict(null);
      setSaved(landing);
      form.reset(formValues(landing.content));
    },
    [form],
  );
  useNewer({
    find: loadLanding,
    isNewer: ({ version }) => version > saved.version,
    isUntouched: () => isSameLanding(form.getValues(), saved.content) && isIdle(),
    load,
    atOnce: true,
  });

  async function refused(error: unknown) {
    if (error instanceof RequestError && error.status === 409) {
      const theirs = await loadLanding();
      notify.clear();
      setConflict(theirs);
      return;
    }
    const { description, fields } = saveFailure(error);
    notify.error("Failed to save changes", { description, topic: "save" });
    for (const [path, message] of fields) {
      form.setError(path as FieldPath<LandingContent>, { type: "server", message });
    }
    if (fields.length > 0) onProblems();
  }

  async function save(over = saved.version) {
    if (!isIdle()) return;
    const sent = structuredClone(form.getValues());
    const checked = landingContent.safeParse(sent);
    if (!checked.success) {
      setConflict(null);
      await form.trigger();
      onProblems();
      return;
    }
    await run("saving", async () => {
      try {
        const landing = await saveLanding(checked.data, over);
        setConflict(null);
        setSaved(landing);
        form.clearErrors();
        if (isSameLanding(form.getValues(), sent)) tidy(form, formValues(landing.content));
        notify.success("Changes saved successfully!", { topic: "save" });
      } catch (error) {
        await refused(error).catch((next) =>
          notify.error("Failed to save changes", {
            description: saveFailure(next).description,
            topic: "save",
          }),
        );
      }
    });
  }

  /** Puts the edits on top of what somebody else saved, and saves both. */
  async function keepMine(theirs: Landing) {
    form.reset(formValues(mergeLanding(saved.content, form.getValues(), theirs.content)));
    setConflict(null);
    setSaved(theirs);
    await save(theirs.version);
  }

  return {
    form,
    saved,
    unsaved,
    problems,
    told,
    conflict,
    save,
    keepMine,
    load,
    closeConflict: () => setConflict(null),
  };
}

/** Shows the texts as they were saved, without the spaces around them, and leaves the focus where it is. */
function tidy(form: UseFormReturn<LandingContent>, saved: object, above = "") {
  for (const [key, value] of Object.entries(saved)) {
    const path = `${above}${key}` as FieldPath<LandingContent>;
    if (typeof value === "object") tidy(form, value, `${path}.`);
    else if (form.getValues(path) !== value) form.setValue(path, value);
  }
}
