"use client";

import { Upload } from "lucide-react";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { browseFiles } from "@/components/ui/file-drop";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { TemplateDetails } from "@/lib/templates/answers";
import { nameFromFile } from "@/lib/templates/choose-zip";
import { templateNameProblem } from "@/lib/templates/limits";
import { ArchiveUpload } from "./archive-upload";
import { useTemplateUpload } from "./use-template-upload";

type UploadPanelProps = {
  /** Result of the last upload. */
  result: ReactNode;
  onStart: () => void;
  onUploaded: (template: TemplateDetails) => void;
};

/** Uploads a template from a ZIP file; its error is shown until another file is chosen. */
export function UploadPanel({ result, onStart, onUploaded }: UploadPanelProps) {
  const hydrated = useHydrated();
  const [name, setName] = useState("");
  const upload = useTemplateUpload();
  const { file, picker, busy, refusal } = upload;
  const problem = templateNameProblem(name);
  const nameError = (name && problem) || refusal?.fields.name;

  usePortalAction("uploadTemplate", () => browseFiles(picker.current), { disabled: busy !== null });

  function choose(chosen: File | null) {
    if (chosen && (!name || (file && name === nameFromFile(file.name)))) setName(nameFromFile(chosen.name));
    upload.choose(chosen);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || problem) return;
    onStart();
    const template = await upload.send({ name: name.trim() });
    if (!template) return;
    upload.choose(null);
    setName("");
    notify.success("Template uploaded successfully!");
    onUploaded(template);
  }

  return (
    <Card aria-labelledby="upload-title">
      <h2 id="upload-title" className="mb-5 text-lg">
        Upload a template
      </h2>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {!busy && result}
        <ArchiveUpload upload={upload} label="ZIP file" onChoose={choose}>
          <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Field label="Template name" error={nameError}>
              <Input
                name="name"
                value={name}
                maxLength={80}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Button
              type="submit"
              className="sm:mt-[1.8125rem]"
              disabled={!hydrated || !file || problem !== null}
            >
              <Upload aria-hidden="true" />
              Upload Template
            </Button>
          </div>
        </ArchiveUpload>
      </form>
    </Card>
  );
}
