"use client";

import { ImageOff, ImagePlus, Images, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFieldError } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import { Picture } from "./picture";
import { type usePictureChoice, usePictureField } from "./use-picture-field";
import { askAgain, usePictureView } from "./use-picture-view";

const DescribePicture = onDemand(
  async () => (await import("./library/describe-picture")).DescribePicture,
  null,
);

type PicturePickerProps = {
  /** The form field with the picture's id; empty for none. */
  name: string;
  label: string;
  hint?: string;
};

/** A picture of the library as a field of a form. */
export function PicturePicker({ name, label, hint }: PicturePickerProps) {
  return (
    <PictureBox {...usePictureField(name, label)} label={label} hint={hint} error={useFieldError(name)} />
  );
}

type PictureBoxProps = ReturnType<typeof usePictureChoice> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Shows the chosen picture with buttons to change it. */
export function PictureBox({ id, buttonProps, remove, chooser, label, hint, error }: PictureBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled in parts of forms that move
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="font-semibold text-sm" aria-hidden="true">
        {label}
      </p>
      <div className="flex items-center gap-3 rounded-inner border border-line bg-sunken p-2">
        <Thumbnail id={id} />
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Button {...buttonProps} variant="secondary" size="sm">
            {id ? <Images aria-hidden="true" /> : <ImagePlus aria-hidden="true" />}
            {id ? "Change" : "Choose"}
            <span className="sr-only"> {label}</span>
          </Button>
          {id && (
            <Button variant="quiet" size="sm" onClick={remove}>
              <Trash2 aria-hidden="true" />
              Remove
              <span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
      </div>
      {error && <p className="font-medium text-danger text-xs">{error}</p>}
      {hint && <p className="text-ink-soft text-xs">{hint}</p>}
      <Undescribed id={id} />
      {chooser}
    </div>
  );
}

/** Shows a list entry's picture, if it has one; without one, use `PictureButton`. */
export function ChosenPicture(props: PicturePickerProps) {
  const { id } = usePictureField(props.name, props.label);
  return id ? <PicturePicker {...props} /> : null;
}

/** A compact button to choose a picture for an entry without one. */
export function PictureButton({ name, label }: Pick<PicturePickerProps, "name" | "label">) {
  const { id, buttonProps, chooser } = usePictureField(name, label);
  return (
    <>
      {!id && (
        <button
          {...buttonProps}
          type="button"
          className="-my-3 inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-brand-ink text-xs underline underline-offset-4"
        >
          <ImagePlus aria-hidden="true" className="size-3.5" />
          Choose a picture
          <span className="sr-only">: {label}</span>
        </button>
      )}
      {chooser}
    </>
  );
}

const frame =
  "grid h-18 w-24 shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-ink-soft";

function Thumbnail({ id }: { id: string }) {
  const picture = usePictureView(id);
  if (picture)
    return (
      <span className={frame}>
        <Picture picture={picture} sizes="6rem" maxWidth={320} className="h-18 w-24 object-cover" />
      </span>
    );
  const isGone = id !== "" && picture === null;
  return (
    <span className={frame}>
      {isGone ? (
        <span className="grid justify-items-center gap-1 text-xs">
          <ImageOff aria-hidden="true" className="size-5" />
          Deleted
        </span>
      ) : (
        <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.5} />
      )}
    </span>
  );
}

/** Asks for a description if the picture has none. */
function Undescribed({ id }: { id: string }) {
  const picture = usePictureView(id);
  const [isOpen, setOpen] = useState(false);
  const lacksWords = picture && !picture.alt && !picture.decorative;
  return (
    <>
      {lacksWords && (
        <Notice tone="warning">
          <p>This picture has no description yet.</p>
          <button
            type="button"
            className="min-h-9 font-semibold underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            Describe it
          </button>
        </Notice>
      )}
      {isOpen && <DescribePicture id={id} onChanged={() => askAgain(id)} onClose={() => setOpen(false)} />}
    </>
  );
}
