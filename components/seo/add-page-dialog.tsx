"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_PAGE_NAME } from "@/lib/seo/page-name";
import { pagePath } from "@/lib/site/pages";
import { newPage } from "./add-page";

type AddPageDialogProps = {
  /** Existing names. */
  known: readonly string[];
  onAdd: (page: string) => void;
  onClose: () => void;
};

/** Asks for a new page's name, and previews it normalized. */
export function AddPageDialog({ known, onAdd, onClose }: AddPageDialogProps) {
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const { name, problem } = newPage(typed, known);
  const showsProblem = isTried || (typed !== "" && problem !== null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    onClose();
    onAdd(name);
  }

  return (
    <Dialog
      title="Add a custom page"
      description="For a page that is not in the list, such as one of your template."
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Field
          label="Page name"
          hint="Letters become lowercase; anything but a-z, 0-9 and hyphens becomes a hyphen."
          error={(showsProblem && problem) || undefined}
        >
          <Input
            value={typed}
            maxLength={MAX_PAGE_NAME + 1}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="about-us"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <p aria-live="polite" className="wrap-anywhere min-h-6 text-sm">
          {name && (
            <>
              It will be{" "}
              <code className="rounded-[0.375rem] bg-sunken px-1.5 py-0.5 font-mono text-xs">
                {pagePath(name)}
              </code>
            </>
          )}
        </p>
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add page</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
