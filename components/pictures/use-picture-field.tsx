"use client";

import { type Ref, useState } from "react";
import { useController } from "react-hook-form";
import { onDemand } from "@/components/ui/on-demand";

const PictureChooser = onDemand(async () => (await import("./library/picture-chooser")).PictureChooser, null);

/** Finds the button that replaced the pressed one. */
const buttonOf = (name: string) => document.querySelector<HTMLElement>(`[data-picture="${name}"]`);

type PictureChoice = {
  /** Id of the chosen picture; empty for none. */
  id: string;
  /** Unique on the page. */
  name: string;
  label: string;
  onChoose: (id: string) => void;
  buttonRef?: Ref<HTMLButtonElement>;
};

/** Keeps a chosen picture, and opens the library to choose another one. */
export function usePictureChoice({ id, name, label, onChoose, buttonRef }: PictureChoice) {
  const [isOpen, setOpen] = useState(false);

  function choose(chosen: string) {
    onChoose(chosen);
    setOpen(false);
  }

  return {
    id,
    buttonProps: { ref: buttonRef, "data-picture": name, onClick: () => setOpen(true) },
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

/** Binds a form field to a picture's id. */
export function usePictureField(name: string, label: string) {
  const { field } = useController({ name });
  return usePictureChoice({
    id: field.value ?? "",
    name,
    label,
    buttonRef: field.ref,
    onChoose(chosen) {
      field.onChange(chosen);
      field.onBlur();
    },
  });
}
