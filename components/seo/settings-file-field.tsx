"use client";

import { FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, type Ref, useState } from "react";
import { classes } from "@/components/ui/classes";
import { Field, useFieldControl } from "@/components/ui/field";
import { MAX_IMPORT_BYTES } from "@/lib/seo/transfer/schema";
import { formatFileSize } from "@/lib/templates/file-size";

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
      <DropZone ref={ref} onFiles={choose} />
    </Field>
  );
}

type DropZoneProps = { ref?: Ref<HTMLInputElement> | undefined; onFiles: (files: readonly File[]) => void };

function DropZone({ ref, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const control = useFieldControl();

  function browse({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    onFiles(files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className={classes(
        "relative grid min-h-36 place-items-center rounded-inner border-2 border-dashed px-4 py-6 text-center transition-colors",
        "has-focus-visible:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2",
        over ? "border-brand bg-brand-soft" : "border-line-strong/70 hover:border-ink-soft hover:bg-sunken",
        control["aria-invalid"] && "border-danger",
      )}
    >
      <input
        {...control}
        ref={ref}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={browse}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className="pointer-events-none grid justify-items-center gap-1 text-sm">
        <FileUp aria-hidden="true" className="mb-1 size-8 text-ink-soft" strokeWidth={1.5} />
        <p>
          <span className="max-sm:hidden">Drag and drop a file here, or </span>
          <span className="font-semibold text-brand-ink underline underline-offset-3">
            <span className="sm:hidden">Browse for a file</span>
            <span className="max-sm:hidden">browse</span>
          </span>
        </p>
      </div>
    </div>
  );
}
