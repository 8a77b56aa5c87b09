"use client";

import { type FormEvent, useCallback, useMemo, useRef, useState } from "react";
import { useConfirm } from "../dialog-provider";
import { notify } from "../messages";
import { useUnsavedChanges } from "../unsaved-changes";
import { useAction } from "../use-action";
import type { Edited } from "./edited";
import { saveFailure } from "./save-failure";
import { type Conflict, findConflict, isUnanswered, saveOver, type Versioned, versionOf } from "./save-over";
import { useEditedStatus } from "./use-edited-status";
import { useProblemFocus } from "./use-problem-focus";
import { useRevalidation } from "./use-revalidation";
import { useSaveShortcut } from "./use-save-shortcut";

/** Describes how values are edited and compared; declared once, outside of components. */
export type VersionedKind<Values, Saved extends Versioned> = {
  valuesOf: (saved: Saved) => Values;
  /** Maps the server's path to that of a value; null if missing. Defaults to the same path. */
  fieldOf?: (path: string) => string | null;
  isSame: (a: Values, b: Values) => boolean;
  /** Applies the changes since `base` to another user's values. */
  merge: (base: Values, mine: Values, theirs: Saved) => Values;
  /** Message if saving fails. */
  failed: string;
  /** Topic of messages; a new one replaces the last. */
  topic: string;
};

export type VersionedCalls<Saved, Values, Answer> = {
  initial: Saved;
  find: () => Promise<Saved>;
  /** Saves over a version, 0 for none; `RequestError` 409 if a newer one was saved. */
  send: (values: Values, over: number) => Promise<Answer>;
  /** `answer` is null if it was lost, but `sent` was found to be saved. */
  onSaved: (saved: NonNullable<Saved>, sent: Values, answer: Answer | null) => void;
  /** Shows the section of invalid fields. */
  reveal?: () => void;
  /** True if values saved elsewhere replace unchanged ones; also on mount where `initial` may be old. */
  keepsUp?: boolean | "at once";
  /** Returns true while typed text is not committed to the values. */
  isTyping?: () => boolean;
};

type Work = "saving" | "deleting" | "looking" | "restoring" | "publishing";

const discarding = {
  title: "Discard your changes?",
  content: "The form returns to the saved values.",
  confirmLabel: "Discard",
  tone: "danger",
} as const;

/** The edited state of a versioned object: its saved values, and saving with conflicts. */
export function useVersioned<Values, Saved extends Versioned, Answer extends { saved: NonNullable<Saved> }>(
  kind: VersionedKind<Values, Saved>,
  edited: Edited<Values>,
  {
    initial,
    find,
    send,
    onSaved,
    reveal,
    keepsUp = true,
    isTyping = () => false,
  }: VersionedCalls<Saved, Values, Answer>,
) {
  const confirm = useConfirm();
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict<Saved> | null>(null);
  const base = useMemo(() => kind.valuesOf(saved), [kind, saved]);
  const status = useEditedStatus(edited, base, kind.isSame);
  useUnsavedChanges(status.unsaved);
  const { pending, run, act } = useAction<Work>();
  const busy = pending !== null;
  const isChanged = () => !kind.isSame(edited.get(), base);
  const { fields, showProblems } = useProblemFocus(reveal);
  /** Values of the last attempt without an answer. */
  const unanswered = useRef<Values>(null);

  /** Replaces the edited values by the saved ones. */
  const load = useCallback(
    (next: Saved) => {
      notify.clear();
      unanswered.current = null;
      setConflict(null);
      setSaved(next);
      edited.set(kind.valuesOf(next));
    },
    [edited, kind],
  );

  useRevalidation({
    find: async () => ({ over: versionOf(saved), found: await find() }),
    isNewer: ({ over, found }) => over === versionOf(saved) && versionOf(found) !== over,
    isUntouched: () => keepsUp !== false && !busy && !isTyping() && !isChanged(),
    load: ({ found }) => load(found),
    onMount: keepsUp === "at once",
  });

  const reportFailure = (error: unknown) =>
    notify.error(kind.failed, { description: saveFailure(error).description, topic: kind.topic });

  /** Returns another user's version after a version conflict; else null. */
  const conflictOver = (over: number, error: unknown) => findConflict(find, over, error);

  const holds = (theirs: Saved, values: Values) => kind.isSame(kind.valuesOf(theirs), values);

  function decide(found: Conflict<Saved>) {
    notify.clear();
    setConflict(found);
  }

  /** Adopts a newer version with equal values. */
  function adoptSame(theirs: Saved) {
    setConflict(null);
    setSaved(theirs);
    notify.info("A newer version says the same", { description: "It is loaded now.", topic: kind.topic });
  }

  async function refused(error: unknown, over: number, title = kind.failed) {
    const found = await conflictOver(over, error);
    if (found?.theirs && holds(found.theirs, edited.get())) return adoptSame(found.theirs);
    if (found) return decide(found);
    const { description, fields: wrong } = saveFailure(error, kind.fieldOf);
    notify.error(title, { description, topic: kind.topic });
    if (wrong.length === 0) return;
    edited.refuse(wrong);
    showProblems();
  }

  async function save(over = versionOf(saved)): Promise<Saved | null> {
    let done: Saved | null = null;
    await run("saving", async () => {
      if (!(await edited.check())) {
        setConflict(null);
        showProblems();
        return;
      }
      const sent = structuredClone(edited.get());
      try {
        const outcome = await saveOver({
          values: sent,
          over,
          unanswered: unanswered.current,
          send,
          find,
          holds,
        });
        if (outcome.conflict) return decide(outcome.conflict);
        const { saved: next, answer } = outcome;
        unanswered.current = null;
        setConflict(null);
        setSaved(next);
        done = next;
        edited.clearMessages();
        if (kind.isSame(edited.get(), sent)) edited.tidy(kind.valuesOf(next));
        onSaved(next, sent, answer);
      } catch (error) {
        if (isUnanswered(error)) unanswered.current = sent;
        await refused(error, over).catch(reportFailure);
      }
    });
    return done;
  }

  useSaveShortcut(() => {
    if (isChanged()) void save();
  });

  /** Merges the edits into another user's values, and saves. */
  async function keepMine({ theirs }: Conflict<Saved>) {
    edited.set(kind.merge(base, edited.get(), theirs));
    setSaved(theirs);
    await save(versionOf(theirs));
  }

  async function askAndDiscard() {
    if (await confirm(discarding)) load(saved);
  }

  return {
    edited,
    saved,
    base,
    ...status,
    pending,
    busy,
    run,
    act,
    conflict,
    conflictOver,
    decide,
    save: () => void save(),
    /** @returns the saved values; null if saving failed */
    saveFirst: () => save(),
    load,
    /** Sets the saved state as the base, and keeps the edited values. */
    adopt: setSaved,
    /** Shows the errors of a refused save at its fields, or opens the conflict dialog. */
    refused: (error: unknown, over: number, title: string) =>
      refused(error, over, title).catch(reportFailure),
    discard: () => void askAndDiscard(),
    showProblems,
    /** For the `form` element. */
    element: {
      ref: fields,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // Events of forms in dialogs bubble to this one.
        if (event.target === event.currentTarget) void save();
      },
    },
    /** Props of the conflict dialog. */
    choice: {
      saving: pending === "saving",
      onKeepMine: () => conflict && void keepMine(conflict),
      onTakeTheirs: () => conflict && load(conflict.theirs),
      onClose: () => setConflict(null),
    },
  };
}
