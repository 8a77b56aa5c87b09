"use client";

import { Images, ImageUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { onDemand } from "@/components/ui/on-demand";
import { useDebounced } from "@/components/ui/use-debounced";
import { isPlace, isPlainText } from "@/lib/platform/http/link-rules";
import { pictureTypes } from "@/lib/seo/choose-picture";
import type { PictureShape } from "@/lib/seo/pictures";
import type { SeoFormValues } from "../form-values";
import { PictureDialog } from "../picture-dialog";
import { PictureThumbnail } from "../picture-thumbnail";
import { useChosenPicture } from "../use-chosen-picture";

const PictureChooser = onDemand(
  async () => (await import("@/components/pictures/library/picture-chooser")).PictureChooser,
  null,
);

type PictureFieldProps = {
  name: "ogImage" | "twitterImage";
  label: string;
  hint: string;
  shapes: readonly PictureShape[];
};

/** A picture's URL: typed, or that of an uploaded or chosen picture, cropped here. */
export function PictureField({ name, label, hint, shapes }: PictureFieldProps) {
  const { value, onChange } = useController<SeoFormValues, typeof name>({ name }).field;
  const error = useFieldError(name);
  const input = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isInLibrary, setInLibrary] = useState(false);
  const libraryButton = useRef<HTMLButtonElement>(null);
  const picture = useChosenPicture();
  const { chosen, problem, choose, close, forget } = picture;
  const settled = useDebounced(value.trim(), 500);
  const shown = settled && settled === value.trim() && isPlainText(settled) && isPlace(settled);

  function browse({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void choose([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void choose([...event.dataTransfer.files]);
  }

  function change(address: string) {
    forget();
    onChange(address);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the label twice
    <div
      role="group"
      aria-label={label}
      className={classes(
        "grid gap-3",
        isOver && "rounded-[2px] outline-2 outline-brand outline-offset-8 outline-dashed",
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
      }
      onDrop={drop}
    >
      <Field label={label} error={problem || error} hint={hint}>
        <div className="flex flex-wrap gap-2">
          <Input
            ref={input}
            value={value}
            className="flex-1 basis-56"
            placeholder="Paste a link, or choose"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
          <div className="flex gap-2 max-sm:basis-full">
            <Button variant="secondary" className="max-sm:flex-1" onClick={() => files.current?.click()}>
              <ImageUp aria-hidden="true" />
              Upload<span className="sr-only"> {label}</span>
            </Button>
            <Button
              ref={libraryButton}
              variant="secondary"
              className="max-sm:flex-1"
              pending={picture.isLoading}
              onClick={() => setInLibrary(true)}
            >
              <Images aria-hidden="true" />
              Library<span className="sr-only"> for {label}</span>
            </Button>
          </div>
        </div>
      </Field>
      <input
        ref={files}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={`${label}, file`}
        onChange={browse}
      />
      <p role="alert" className="sr-only">
        {problem}
      </p>
      {shown && (
        <PictureThumbnail
          key={settled}
          label={label}
          address={settled}
          onRemove={() => {
            change("");
            input.current?.focus();
          }}
        />
      )}
      {isInLibrary && (
        <PictureChooser
          title={`Choose ${label}`}
          onChoose={(one) => {
            setInLibrary(false);
            void picture.chooseOfLibrary(one);
          }}
          onClose={() => setInLibrary(false)}
          onClosed={() => libraryButton.current?.focus()}
        />
      )}
      {chosen && (
        <PictureDialog
          key={chosen.src}
          {...chosen}
          shapes={shapes}
          onUse={({ url }) => {
            change(url);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
