"use client";

import { FileArchive, UploadCloud } from "lucide-react";
import { type ChangeEvent, type DragEvent, type Ref, useState } from "react";
import { classes } from "@/components/ui/classes";
import { Field, useFieldControl } from "@/components/ui/field";
import { zipProblem } from "@/lib/templates/choose-zip";
import { formatFileSize } from "@/lib/templates/file-size";
import { templateMessages } from "@/lib/templates/schema";

type ZipFieldProps = {
  label: string;
  file: File | null;
  /** What is wrong with the file, as the server says. */
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
    const found = files.length > 1 ? templateMessages.notZip : zipProblem(only);
    setProblem(found ?? "");
    onChoose(found ? null : only);
  }

  return (
    <Field label={label} hint={hint} error={problem || error}>
      <DropZone ref={ref} autoFocus={autoFocus} file={file} onFiles={choose} />
    </Field>
  );
}

type DropZoneProps = {
  autoFocus: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  file: File | null;
  onFiles: (files: readonly File[]) => void;
};

function DropZone({ ref, autoFocus, file, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const control = useFieldControl();

  function browse({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  const Icon = file ? FileArchive : UploadCloud;
  return (
    <div
      className={classes(
        "relative grid min-h-36 place-items-center rounded-inner border-2 border-dashed px-4 py-6 text-center transition-colors",
        "has-focus-visible:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2",
        over ? "border-brand bg-brand-soft" : "border-line-strong/70 hover:border-ink-soft hover:bg-sunken",
        control["aria-invalid"] && "border-danger",
        file && !over && "border-solid bg-sunken",
      )}
    >
      <input
        {...control}
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that opened it
        autoFocus={autoFocus}
        type="file"
        accept=".zip,application/zip"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={browse}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className="pointer-events-none grid min-w-0 max-w-full justify-items-center gap-1">
        <Icon
          aria-hidden="true"
          className={classes("mb-1 size-8", file ? "text-brand-ink" : "text-ink-soft")}
          strokeWidth={1.5}
        />
        {file ? <ChosenFile file={file} /> : <Invitation />}
      </div>
    </div>
  );
}

function Invitation() {
  return (
    <p className="text-sm">
      <span className="max-sm:hidden">Drag and drop a ZIP file here, or </span>
      <span className="font-semibold text-brand-ink underline underline-offset-3">
        <span className="sm:hidden">Browse for a ZIP file</span>
        <span className="max-sm:hidden">browse</span>
      </span>
    </p>
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
