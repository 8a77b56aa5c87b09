"use client";

import type { LucideIcon } from "lucide-react";
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useState } from "react";
import { classes } from "./classes";
import { useFieldControl } from "./field";

type FileDropProps = {
  /** The kind of file, such as “a ZIP file”. */
  what: string;
  icon: LucideIcon;
  /** Accepted types of file. */
  accept: string;
  /** Describes the chosen file. */
  children?: ReactNode;
  autoFocus?: boolean;
  multiple?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** Focuses the field and opens the file dialog, which browsers allow only after a user gesture. */
export function browseFiles(field: HTMLInputElement | null) {
  field?.focus();
  if (navigator.userActivation?.isActive) field?.click();
}

/** Chooses files by dialog or drag-and-drop; the control of a `Field`. */
export function FileDrop(props: FileDropProps) {
  const { what, icon: Icon, accept, children, autoFocus = false, multiple = false, ref, onFiles } = props;
  const [over, setOver] = useState(false);
  const control = useFieldControl();
  const isChosen = Boolean(children);

  function browse({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
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
        isChosen && !over && "border-solid bg-sunken",
      )}
    >
      <input
        {...control}
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that opened it
        autoFocus={autoFocus}
        type="file"
        accept={accept}
        multiple={multiple}
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
          className={classes("mb-1 size-8", isChosen ? "text-brand-ink" : "text-ink-soft")}
          strokeWidth={1.5}
        />
        {children || <Invitation what={what} />}
      </div>
    </div>
  );
}

function Invitation({ what }: { what: string }) {
  return (
    <p className="text-sm">
      <span className="max-sm:hidden">Drag and drop {what} here, or </span>
      <span className="font-semibold text-brand-ink underline underline-offset-3">
        <span className="sm:hidden">Browse for {what}</span>
        <span className="max-sm:hidden">browse</span>
      </span>
    </p>
  );
}
