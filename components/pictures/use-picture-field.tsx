"use client";

import { useState } from "react";
import { useController } from "react-hook-form";
import { onDemand } from "@/components/ui/on-demand";

const PictureChooser = onDemand(async () => (await import("./library/picture-chooser")).PictureChooser, null);

/** What may have taken the place of the button that was pressed. */
const buttonOf = (name: string) => document.querySelector<HTMLElement>(`[data-picture="${name}"]`);

/** A field of the form around it that holds a picture's id, and the library that opens to choose another one. */
export function usePictureField(name: string, label: string) {
  const { field } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  const id: string = field.value ?? "";

  function choose(chosen: string) {
    field.onChange(chosen);
    field.onBlur();
    setOpen(false);
  }

  return {
    id,
    buttonProps: { ref: field.ref, "data-picture": name, onClick: () => setOpen(true) },
    remove() {
      choose("");
      requestAnimationFrame(() => buttonOf(name)?.focus());
    },
    chooser: isOpen && (
      <PictureChooser
        title={`Choose ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        onChoose={(picture) => choose(picture.id)}
        onClose={() => setOpen(false)}
        onClosed={() => buttonOf(name)?.focus()}
      />
    ),
  };
}
