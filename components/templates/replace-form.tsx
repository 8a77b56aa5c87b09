"use client";

import { Replace } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import type { TemplateDetails } from "@/lib/templates/answers";
import { UploadProgress } from "./upload-progress";
import { UploadRefusal } from "./upload-refusal";
import { useTemplateUpload } from "./use-template-upload";
import { ZipField } from "./zip-field";

type ReplaceFormProps = { id: string; onReplaced: (template: TemplateDetails) => void };

/** Replaces a template's files by a new upload. */
export function ReplaceForm({ id, onReplaced }: ReplaceFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const { busy, refusal, send, cancel, forget } = useTemplateUpload();
  const picker = useRef<HTMLInputElement>(null);
  useFocusAfter(busy !== null, picker);

  function dismiss() {
    forget();
    picker.current?.focus({ preventScroll: true });
  }

  async function replace(event: SubmitEvent) {
    event.preventDefault();
    if (!file) return;
    const template = await send(file, { template: id });
    if (template) onReplaced(template);
  }

  if (!isOpen) {
    return (
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        <Replace aria-hidden="true" />
        Replace its files
      </Button>
    );
  }
  return (
    <form
      noValidate
      className="grid w-full animate-appear gap-4 rounded-inner border border-line bg-surface p-4"
      onSubmit={(event) => void replace(event)}
    >
      {busy && file ? (
        <UploadProgress fileName={file.name} state={busy} onCancel={cancel} />
      ) : (
        <>
          <ZipField
            autoFocus
            ref={picker}
            label="ZIP file with the new version"
            hint="The version in use now is kept, to go back to."
            file={file}
            error={refusal?.fields.file}
            onChoose={(chosen) => {
              forget();
              setFile(chosen);
            }}
          />
          {refusal && !refusal.fields.file && <UploadRefusal refusal={refusal} onDismiss={dismiss} />}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" size="sm" disabled={!file}>
              Upload new version
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
