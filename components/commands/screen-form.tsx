"use client";

import { Save, Undo2 } from "lucide-react";
import { type FormHTMLAttributes, type ReactNode, useId } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import type { ConflictChange } from "@/components/ui/form/conflict-dialog";
import { SaveBar } from "@/components/ui/form/save-bar";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useCommand } from "./commands";

const ConflictDialog = onDemand(
  async () => (await import("@/components/ui/form/conflict-dialog")).ConflictDialog,
  null,
);

/** The parts of `useVersionedForm` that the screen needs. */
type ScreenEditor<Values extends FieldValues, Theirs> = {
  form: UseFormReturn<Values>;
  element: FormHTMLAttributes<HTMLFormElement>;
  base: Values;
  unsaved: boolean;
  problems: number;
  pending: string | null;
  busy: boolean;
  conflict: { theirs: Theirs } | null;
  choice: { saving: boolean; onKeepMine: () => void; onTakeTheirs: () => void; onClose: () => void };
  save: () => void;
  discard: () => void;
  showProblems: () => void;
};

type ScreenFormProps<Values extends FieldValues, Theirs> = {
  editor: ScreenEditor<Values, Theirs>;
  /** The edited object: “Business profile”, “Settings”. */
  name: string;
  saveLabel: string;
  conflictTitle: string;
  conflictText: string;
  changesOf: (base: Values, mine: Values, theirs: Theirs) => ConflictChange[] | null;
  className: string;
  children: ReactNode;
};

/** The form of a screen that edits one versioned object: its fields, the bar to save, its commands and conflicts. */
export function ScreenForm<Values extends FieldValues, Theirs>({
  editor,
  name,
  saveLabel,
  conflictTitle,
  conflictText,
  changesOf,
  className,
  children,
}: ScreenFormProps<Values, Theirs>) {
  const id = useId();
  const hydrated = useHydrated();
  const { form, unsaved, problems, pending, busy, conflict, save, discard } = editor;
  const disabled = busy || !unsaved;

  useCommand({ label: `Save ${name.toLowerCase()}`, icon: Save, disabled, run: save });
  useCommand({ label: "Discard changes", icon: Undo2, disabled, run: discard });

  return (
    <FormProvider {...form}>
      <form {...editor.element} id={id} aria-label={name}>
        <fieldset disabled={!hydrated} className={className}>
          {children}
        </fieldset>
      </form>
      <SaveBar
        form={id}
        label={saveLabel}
        look="screen"
        unsaved={unsaved}
        problems={problems}
        saving={pending === "saving"}
        busy={busy}
        canSave={hydrated && unsaved}
        onDiscard={discard}
        onProblems={editor.showProblems}
      />
      {conflict && (
        <ConflictDialog
          title={conflictTitle}
          text={conflictText}
          changes={changesOf(editor.base, form.getValues(), conflict.theirs)}
          {...editor.choice}
        />
      )}
    </FormProvider>
  );
}
