"use client";

import { FileUp } from "lucide-react";
import { type Ref, useState } from "react";
import { FileDrop } from "@/components/ui/file-drop";
import { Field } from "@/components/ui/form/field";
import { formatFileSize } from "@/lib/file-size";
import { MAX_IMPORT_BYTES } from "@/lib/seo/transfer/schema";

type SettingsFileFieldProps = {
  /** What is wrong with the file that was chosen before. */
  error: string;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
};

/** A file with settings, by browsing or by drag-and-drop. */
export function SettingsFileField({ error, ref, onChoose }: SettingsFileFieldProps) {
  const [problem, setProblem] = useState("");

  function choose(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const most = formatFileSize(MAX_IMPORT_BYTES);
    if (files.length > 1) setProblem("Choose one file");
    else if (file.size > MAX_IMPORT_BYTES) setProblem(`This file is larger than ${most}`);
    else onChoose(file);
  }

  return (
    <Field label="CSV or JSON file" error={problem || error}>
      <FileDrop
        ref={ref}
        what="a file"
        icon={FileUp}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        onFiles={choose}
      />
    </Field>
  );
}
