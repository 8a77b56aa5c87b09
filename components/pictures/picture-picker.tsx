"use client";

import { ImageOff, ImagePlus, Images, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useFieldError } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import { Picture } from "./picture";
import { usePictureView } from "./use-picture-view";

const PictureChooser = onDemand(async () => (await import("./library/picture-chooser")).PictureChooser, null);

type PicturePickerProps = {
  /** The field of the form around it that holds the picture's id; empty for none. */
  name: string;
  label: string;
  hint?: string;
};

/** A picture of the library as a field of a form. */
export function PicturePicker({ name, label, hint }: PicturePickerProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const id: string = field.value ?? "";
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function choose(chosen: string) {
    field.onChange(chosen);
    field.onBlur();
    setOpen(false);
    if (!chosen) button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled in parts of forms that move
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="font-semibold text-sm" aria-hidden="true">
        {label}
      </p>
      <div className="flex items-center gap-3 rounded-inner border border-line bg-sunken p-2">
        <Thumbnail id={id} />
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Button ref={button} variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {id ? <Images aria-hidden="true" /> : <ImagePlus aria-hidden="true" />}
            {id ? "Change" : "Choose"}
            <span className="sr-only"> {label}</span>
          </Button>
          {id && (
            <Button variant="quiet" size="sm" onClick={() => choose("")}>
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
      {isOpen && (
        <PictureChooser
          title={`Choose ${label.toLowerCase()}`}
          onChoose={(picture) => choose(picture.id)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const frame =
  "grid aspect-4/3 w-24 shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-ink-soft";

function Thumbnail({ id }: { id: string }) {
  const picture = usePictureView(id);
  if (picture)
    return (
      <span className={frame}>
        <Picture picture={picture} sizes="6rem" most={320} className="size-full object-cover" />
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

/** Asks for what a picture shows, where nobody has said so yet. */
function Undescribed({ id }: { id: string }) {
  const picture = usePictureView(id);
  if (!picture || picture.alt || picture.decorative) return null;
  return (
    <Notice tone="warning">
      <p>
        Nobody has said yet what this picture shows.{" "}
        <a
          href="/admin/pictures"
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline underline-offset-4"
        >
          Describe it in the library<span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </Notice>
  );
}
