"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { Message } from "@/lib/inbox/answers";
import { messageLimits } from "@/lib/landing/contact-form";

type NoteFieldProps = { message: Message; onSaved: (message: Message) => void };

/** The note of the staff about a message. */
export function NoteField({ message, onSaved }: NoteFieldProps) {
  const [note, setNote] = useState(message.note);
  const { act, pending, error } = useAction({ refusals: "inline" });
  const isChanged = note.trim() !== message.note;

  function save(event: FormEvent) {
    event.preventDefault();
    const body = { note };
    void act(
      "save",
      () => call("PUT /inbox/messages/{id}/note", { params: { id: String(message.id) }, body }),
      {
        done: "Note saved",
        onDone: (answer) => onSaved(answer.message),
      },
    );
  }

  return (
    <form className="grid justify-items-start gap-3" onSubmit={save}>
      <Field
        label="Note"
        hint="Only you and your staff see it."
        error={error ?? undefined}
        className="w-full"
      >
        <Textarea
          dir="auto"
          rows={3}
          maxLength={messageLimits.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" size="sm" disabled={!isChanged} pending={pending !== null}>
        Save the note
      </Button>
    </form>
  );
}
