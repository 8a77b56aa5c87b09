"use client";

import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/text-field";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { call } from "@/lib/api/call";
import type { Message } from "@/lib/inbox/answers";
import { messageLimits } from "@/lib/landing/contact-form";
import { noteChanges, noteKind, toNoted } from "./note-values";

const ConflictDialog = onDemand(
  async () => (await import("@/components/ui/form/conflict-dialog")).ConflictDialog,
  null,
);

type NoteFieldProps = { message: Message; onSaved: (message: Message) => void };

/** The note of the staff about a message. */
export function NoteField({ message, onSaved }: NoteFieldProps) {
  const params = { id: String(message.id) };
  const editor = useVersionedForm(noteKind, {
    initial: toNoted(message),
    find: async () => toNoted((await call("GET /inbox/messages/{id}", { params })).message),
    send: async (body, ifMatch) => {
      const answer = await call("PUT /inbox/messages/{id}/note", { params, body, ifMatch });
      return { saved: toNoted(answer.message) };
    },
    onSaved: ({ version: _, ...saved }) => {
      notify.success("Note saved", { topic: noteKind.topic });
      onSaved(saved);
    },
  });
  const { form, conflict, busy, unsaved } = editor;
  return (
    <FormProvider {...form}>
      <form
        {...editor.element}
        aria-label="Note about the message"
        className="grid justify-items-start gap-3"
      >
        <TextField
          name="note"
          label="Note"
          hint="Only you and your staff see it."
          rows={3}
          maxLength={messageLimits.note}
          className="w-full"
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          disabled={!unsaved || busy}
          pending={editor.pending === "saving"}
        >
          Save the note
        </Button>
      </form>
      {conflict && (
        <ConflictDialog
          title="Somebody changed this note"
          text="The note was changed while you were writing. “Keep mine” replaces it by yours. “Take theirs” discards your edits."
          changes={noteChanges(editor.base, form.getValues(), conflict.theirs)}
          {...editor.choice}
        />
      )}
    </FormProvider>
  );
}
