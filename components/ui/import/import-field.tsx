"use client";

import { FileUp } from "lucide-react";
import { type Ref, useState } from "react";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { Field } from "../field";
import { FileDrop } from "../file-drop";

export type ImportFile = {
  label: string;
  /** Accepted types of file. */
  accept: string;
  maxBytes: number;
};

type ImportFieldProps = ImportFile & {
  /** The problem of the chosen file. */
  error: string;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
};

/** Chooses a file to import, by dialog or drag-and-drop. */
export function ImportField({ label, accept, maxBytes, error, ref, onChoose }: ImportFieldProps) {
  const [problem, setProblem] = useState("");

  function choose(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) setProblem("Choose one file");
    else if (file.size > maxBytes) setProblem(`This file is larger than ${formatFileSize(maxBytes)}`);
    else onChoose(file);
  }

  return (
    <Field label={label} error={problem || error}>
      <FileDrop ref={ref} what="a file" icon={FileUp} accept={accept} onFiles={choose} />
    </Field>
  );
}
