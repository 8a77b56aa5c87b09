"use client";

import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { TargetSelect } from "@/components/targets/target-select";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { notALink } from "@/lib/platform/http/link-rules";
import { isSafeTarget } from "@/lib/rich-text/rules";

/** Adds a link to the selected words or changes theirs; without a selection its words are asked for. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [isLinked] = useState(() => editor.isActive("link"));
  const [needsWords] = useState(() => !isLinked && editor.state.selection.empty);
  const [target, setTarget] = useState<string>(() => editor.getAttributes("link").target ?? "");
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<"target" | "words" | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    if (needsWords && words.trim() === "") return setProblem("words");
    if (!isSafeTarget(target)) return setProblem("target");
    const marks = [{ type: "link", attrs: { target } }];
    if (needsWords) editor.commands.insertContent({ type: "text", text: words.trim(), marks });
    else editor.chain().extendMarkRange("link").setMark("link", { target }).run();
    onClose();
  }

  function remove() {
    editor.chain().extendMarkRange("link").unsetMark("link").run();
    onClose();
  }

  return (
    <Dialog
      title={isLinked ? "Change the link" : "Add a link"}
      onClose={onClose}
      onClosed={() => editor.isDestroyed || editor.commands.focus()}
    >
      <form noValidate onSubmit={save} className="grid gap-5">
        {needsWords && (
          <Field label="Words" error={problem === "words" ? "Enter the words of the link" : undefined}>
            <Input
              dir="auto"
              autoComplete="off"
              maxLength={200}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </Field>
        )}
        <TargetSelect
          label="Leads to"
          error={problem === "target" ? notALink : undefined}
          value={target}
          onChange={setTarget}
        />
        <DialogButtons>
          {isLinked && (
            <Button variant="secondary" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{isLinked ? "Change" : "Add"}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
