"use client";

import { type FormEvent, useCallback, useMemo, useRef, useState } from "react";
import { useConfirm } from "../dialog-provider";
import { notify } from "../toaster";
import { useUnsavedChanges } from "../unsaved-changes";
import { usePending } from "../use-pending";
import type { Edited } from "./edited";
import { saveFailure } from "./save-failure";
import { type Conflict, findConflict, isUnanswered, saveOver, type Versioned, versionOf } from "./save-over";
import { useEditedStatus } from "./use-edited-status";
import { useProblemFocus } from "./use-problem-focus";
import { useRevalidation } from "./use-revalidation";
import { useSaveShortcut } from "./use-save-shortcut";

/** How saved values are edited and compared; declared once, outside of components. */
export type VersionedKind<Values, Saved extends Versioned> = {
  valuesOf: (saved: Saved) => Values;
  /** The path of the value that the server names; null where there is none. The same where it is left out. */
  fieldOf?: (path: string) => string | null;
  isSame: (a: Values, b: Values) => boolean;
  /** Applies the changes since `base` to the values that somebody else saved. */
  merge: (base: Values, mine: Values, theirs: Saved) => Values;
  /** What a message says where saving fails. */
  failed: string;
  /** Messages of one topic take each other's place. */
  topic: string;
};

export type VersionedCalls<Saved, Values, Answer> = {
  initial: Saved;
  find: () => Promise<Saved>;
  /** Saves over a version, 0 for none; `RequestError` 409 where somebody saved a newer one. */
  send: (values: Values, over: number) => Promise<Answer>;
  /** `answer` is null where it was lost, and asking has shown that `sent` is saved. */
  onSaved: (saved: NonNullable<Saved>, sent: Values, answer: Answer | null) => void;
  /** Makes the fields visible that are wrong. */
  reveal?: () => void;
  /** Whether values saved elsewhere replace unchanged ones; also on mount where `initial` may be old. */
  keepsUp?: boolean | "at once";
  /** Whether something is being typed that the values don't have yet. */
  isTyping?: () => boolean;
};

type Work = "saving" | "deleting" | "looking" | "restoring" | "publishing";

const discarding = {
  title: "Discard your changes?",
  content: "The form goes back to what is saved.",
  confirmLabel: "Discard",
  tone: "danger",
} as const;

/** The edited state of something with a version: its saved values, and saving with conflicts. */
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
  const { pending, run } = usePending<Work>();
  const busy = pending !== null;
  const isChanged = () => !kind.isSame(edited.get(), base);
  const { fields, showProblems } = useProblemFocus(reveal);
  /** The values of the last try without an answer. */
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
    atOnce: keepsUp === "at once",
  });

  const reportFailure = (error: unknown) =>
    notify.error(kind.failed, { description: saveFailure(error).description, topic: kind.topic });

  /** What somebody else made of it, where a call over a version was refused for that. */
  const conflictOver = (over: number, error: unknown) => findConflict(find, over, error);

  const holds = (theirs: Saved, values: Values) => kind.isSame(kind.valuesOf(theirs), values);

  function decide(found: Conflict<Saved>) {
    notify.clear();
    setConflict(found);
  }

  /** Takes over a newer version that holds the same values, as there is nothing to decide. */
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

  /** Puts the edits on top of what somebody else saved, and saves both. */
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
    conflict,
    conflictOver,
    decide,
    save: () => void save(),
    /** Saves. @returns the saved values; null where that failed */
    saveFirst: () => save(),
    load,
    /** Takes the saved state as the base, and keeps the edited values. */
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
        // A form in a dialog of this one bubbles up to it.
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
