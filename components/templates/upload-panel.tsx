"use client";

import { Upload } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { browseFiles } from "@/components/ui/file-drop";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/toaster";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { TemplateDetails } from "@/lib/templates/answers";
import { nameFromFile } from "@/lib/templates/choose-zip";
import { templateMessages, templateName } from "@/lib/templates/schema";
import { UploadProgress } from "./upload-progress";
import { UploadRefusal } from "./upload-refusal";
import { useTemplateUpload } from "./use-template-upload";
import { ZipField } from "./zip-field";

type UploadPanelProps = {
  /** Result of the last upload. */
  result: ReactNode;
  onStart: () => void;
  onUploaded: (template: TemplateDetails) => void;
};

/** Uploads a template from a ZIP file; its error is shown until another file is chosen. */
export function UploadPanel({ result, onStart, onUploaded }: UploadPanelProps) {
  const hydrated = useHydrated();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const { busy, refusal, send, cancel, forget } = useTemplateUpload();
  const parsed = templateName.safeParse(name);
  const nameError = name && !parsed.success ? parsed.error.issues[0]?.message : refusal?.fields.name;

  useFocusAfter(busy !== null, picker);
  usePortalAction("uploadTemplate", () => browseFiles(picker.current), { disabled: busy !== null });

  function choose(chosen: File | null) {
    forget();
    if (chosen && (!name || (file && name === nameFromFile(file.name)))) setName(nameFromFile(chosen.name));
    setFile(chosen);
  }

  function dismiss() {
    forget();
    picker.current?.focus({ preventScroll: true });
  }

  async function upload(event: SubmitEvent) {
    event.preventDefault();
    if (!file || !parsed.success) return;
    onStart();
    const template = await send(file, { name: parsed.data });
    if (!template) return;
    setFile(null);
    setName("");
    notify.success(templateMessages.uploaded);
    onUploaded(template);
  }

  return (
    <Card aria-labelledby="upload-title">
      <h2 id="upload-title" className="mb-5 text-lg">
        Upload a template
      </h2>
      <form noValidate className="grid gap-5" onSubmit={(event) => void upload(event)}>
        {busy && file ? (
          <UploadProgress fileName={file.name} state={busy} onCancel={cancel} />
        ) : (
          <>
            {result}
            <ZipField
              ref={picker}
              label="ZIP file"
              file={file}
              error={refusal?.fields.file}
              onChoose={choose}
            />
            {refusal && !refusal.fields.file && !refusal.fields.name && (
              <UploadRefusal refusal={refusal} onDismiss={dismiss} />
            )}
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
                disabled={!hydrated || !file || !parsed.success}
              >
                <Upload aria-hidden="true" />
                Upload Template
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
