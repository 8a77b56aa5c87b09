"use client";

import { Replace } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { TemplateDetails } from "@/lib/templates/answers";
import { ArchiveUpload } from "./archive-upload";
import { useTemplateUpload } from "./use-template-upload";

type ReplaceFormProps = { id: string; onReplaced: (template: TemplateDetails) => void };

/** Replaces a template's files by a new upload. */
export function ReplaceForm({ id, onReplaced }: ReplaceFormProps) {
  const [isOpen, setOpen] = useState(false);
  const upload = useTemplateUpload();

  async function replace(event: SubmitEvent) {
    event.preventDefault();
    const template = await upload.send({ template: id });
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
      <ArchiveUpload
        autoFocus
        upload={upload}
        label="ZIP file with the new version"
        hint="The current version is kept, so that you can return to it."
      >
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" size="sm" disabled={!upload.file}>
            Upload new version
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </ArchiveUpload>
    </form>
  );
}
