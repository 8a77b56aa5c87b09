"use client";

import { Dialog } from "radix-ui";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { centeredOverlay } from "@/components/ui/dialog-style";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/input";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { MAX_PAGE_NAME } from "@/lib/seo/page-name";
import { pagePath } from "@/lib/site/pages";
import { newPage } from "./add-page";

type AddPageDialogProps = {
  /** The names that are taken. */
  known: readonly string[];
  onAdd: (page: string) => void;
  onClose: () => void;
};

/** Asks for the name of a page that the list does not have; shows it as it will be. */
export function AddPageDialog({ known, onAdd, onClose }: AddPageDialogProps) {
  const focusReturn = useFocusReturn();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const { name, problem } = newPage(typed, known);
  const isTold = isTried || (typed !== "" && problem !== null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    onClose();
    onAdd(name);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={centeredOverlay}>
          <Dialog.Content
            {...focusReturn}
            className="w-full max-w-md animate-settle rounded-card border border-line bg-raised p-6 shadow-raised focus:outline-none sm:p-7"
          >
            <form noValidate className="grid gap-5" onSubmit={submit}>
              <div className="grid gap-2">
                <Dialog.Title className="text-xl">Add a custom page</Dialog.Title>
                <Dialog.Description className="text-ink-soft text-sm">
                  For a page that is not in the list, such as one that your template brings.
                </Dialog.Description>
              </div>
              <Field
                label="Page name"
                hint="Letters become lowercase; anything but a-z, 0-9 and hyphens becomes a hyphen."
                error={(isTold && problem) || undefined}
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
              <div className="flex flex-wrap-reverse justify-end gap-3">
                <Button variant="secondary" className="max-sm:w-full" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" className="max-sm:w-full">
                  Add page
                </Button>
              </div>
            </form>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
