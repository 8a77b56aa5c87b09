"use client";

import { FileArchive, UploadCloud } from "lucide-react";
import { type Ref, useState } from "react";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { zipProblem } from "@/lib/templates/choose-zip";
import { NOT_ZIP } from "@/lib/templates/limits";

type ZipFieldProps = {
  label: string;
  file: File | null;
  /** Error message of the server. */
  error?: string | undefined;
  hint?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File | null) => void;
};

/** One ZIP file, by browsing or by drag-and-drop. */
export function ZipField({ label, file, error, hint, autoFocus = false, ref, onChoose }: ZipFieldProps) {
  const [problem, setProblem] = useState("");

  function choose(files: readonly File[]) {
    const [only] = files;
    if (!only) return;
    const found = files.length > 1 ? NOT_ZIP : zipProblem(only);
    setProblem(found ?? "");
    onChoose(found ? null : only);
  }

  return (
    <Field label={label} hint={hint} error={problem || error}>
      <FileDrop
        ref={ref}
        autoFocus={autoFocus}
        what="a ZIP file"
        icon={file ? FileArchive : UploadCloud}
        accept=".zip,application/zip"
        onFiles={choose}
      >
        {file && <ChosenFile file={file} />}
      </FileDrop>
    </Field>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <>
      <p className="max-w-full truncate font-semibold text-sm">{file.name}</p>
      <p className="text-ink-soft text-xs">
        {formatFileSize(file.size)} · <span className="underline underline-offset-3">Choose another</span>
      </p>
    </>
  );
}
