"use client";

import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/input";

type PasteFieldProps = {
  /** Error message of the last paste. */
  error: string;
  onPaste: (text: string) => void;
};

/** Accepts pasted rows of a spreadsheet, by keyboard or by the context menu of touch screens. */
export function PasteField({ error, onPaste }: PasteFieldProps) {
  return (
    <Field
      label="Paste the rows here"
      error={error}
      hint="Mark the rows in your spreadsheet, with their headings if it has some, and copy them. Nothing changes before you have seen what it does."
    >
      <Textarea
        autoFocus
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder="Leek soup    6.50    Soups"
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData("text/plain"));
        }}
        onBlur={({ target }) => target.value.trim() && onPaste(target.value)}
      />
    </Field>
  );
}
