"use client";

import { useCallback, useMemo, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { RequestError } from "@/lib/http/client";
import { saveFailure } from "./save-failure";
import { notify } from "./toaster";
import { useUnsavedChanges } from "./unsaved-changes";
import { useFormStatus } from "./use-form-status";
import { usePending } from "./use-pending";

/** What is saved, with the number of its save; null where nothing is. */
export type Versioned = { version: number } | null;

/** How a form shows and compares what is saved; declared once, outside of components. */
export type VersionedFormKind<Values extends FieldValues, Saved extends Versioned> = {
  valuesOf: (saved: Saved) => Values;
  resolver: Resolver<Values>;
  fields: readonly Path<Values>[];
  /** The form's field for what the server names; null where the form has none. */
  fieldOf: (path: string) => Path<Values> | null;
  isSame: (a: Values, b: Values) => boolean;
  /** Puts what was changed since `base` on top of what somebody else saved. */
  merge: (base: Values, mine: Values, theirs: Saved) => Values;
  /** What a message says where saving fails. */
  failed: string;
  /** Messages of one topic take each other's place. */
  topic: string;
};

type VersionedForm<Saved, Values, Answer> = {
  initial: Saved;
  find: () => Promise<Saved>;
  /** Saves over a version, 0 for none; `RequestError` 409 where somebody saved a newer one. */
  send: (values: Values, over: number) => Promise<Answer>;
  onSaved: (answer: Answer, sent: Values) => void;
  /** Fields are wrong. */
  onProblems: () => void;
};

/** What somebody else made of it meanwhile. */
export type Conflict<Saved> = { theirs: Saved };

const versionOf = (saved: Versioned) => saved?.version ?? 0;

/** The form of something that has a version: what is saved of it, and what becomes of saving. */
export function useVersionedForm<
  Values extends FieldValues,
  Saved extends Versioned,
  Answer extends { saved: Saved },
>(
  kind: VersionedFormKind<Values, Saved>,
  { initial, find, send, onSaved, onProblems }: VersionedForm<Saved, Values, Answer>,
) {
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict<Saved> | null>(null);
  const base = useMemo(() => kind.valuesOf(saved), [kind, saved]);
  const form = useForm<Values>({
    resolver: kind.resolver,
    defaultValues: base as DefaultValues<Values>,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { unsaved, problems } = useFormStatus(form, base, kind);
  useUnsavedChanges(unsaved);
  const { pending, run } = usePending<"saving" | "deleting">();

  /** Puts what is saved into the form, whatever was in it. */
  const load = useCallback(
    (next: Saved) => {
      setConflict(null);
      setSaved(next);
      form.reset(kind.valuesOf(next));
    },
    [form, kind],
  );

  const tellFailure = (error: unknown) =>
    notify.error(kind.failed, { description: saveFailure(error).description, topic: kind.topic });

  /** What somebody else made of it, where a call over a version was refused for that. */
  async function conflictOver(over: number, error: unknown): Promise<Conflict<Saved> | null> {
    if (!(error instanceof RequestError && error.status === 409)) return null;
    const theirs = await find();
    return versionOf(theirs) === over ? null : { theirs };
  }

  function decide(found: Conflict<Saved>) {
    notify.clear();
    setConflict(found);
  }

  async function refused(error: unknown, over: number) {
    const found = await conflictOver(over, error);
    if (found) return decide(found);
    const { description, fields } = saveFailure(error, kind.fieldOf);
    notify.error(kind.failed, { description, topic: kind.topic });
    for (const [field, message] of fields) form.setError(field, { type: "server", message });
    if (fields.length > 0) onProblems();
  }

  const save = (over = versionOf(saved)) =>
    run("saving", async () => {
      if (!(await form.trigger())) {
        setConflict(null);
        onProblems();
        return;
      }
      const sent = structuredClone(form.getValues());
      try {
        const answer = await send(sent, over);
        setConflict(null);
        setSaved(answer.saved);
        form.clearErrors();
        if (kind.isSame(form.getValues(), sent)) tidy(form, kind.fields, kind.valuesOf(answer.saved));
        onSaved(answer, sent);
      } catch (error) {
        await refused(error, over).catch(tellFailure);
      }
    });

  /** Puts the edits on top of what somebody else saved, and saves both. */
  async function keepMine({ theirs }: Conflict<Saved>) {
    form.reset(kind.merge(base, form.getValues(), theirs));
    setSaved(theirs);
    await save(versionOf(theirs));
  }

  return {
    form,
    saved,
    base,
    unsaved,
    problems,
    pending,
    run,
    conflict,
    conflictOver,
    decide,
    save,
    keepMine,
    load,
    closeConflict: () => setConflict(null),
  };
}

/** Shows the texts as they were saved, without the spaces around them, and leaves the focus where it is. */
function tidy<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  saved: Values,
) {
  for (const field of fields) {
    const text: unknown = saved[field];
    if (typeof text === "string" && form.getValues(field) !== text) {
      form.setValue(field, text as PathValue<Values, Path<Values>>);
    }
  }
}
