"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useFieldError, useTextControl } from "@/components/ui/form/text-field";
import { EmojiInput } from "./emoji-input";

/** An icon as a field of the form around it. */
export function EmojiField({ name, label = "Icon" }: { name: string; label?: string }) {
  const { setValue } = useFormContext();
  return (
    <EmojiInput
      label={label}
      icon={useWatch({ name }) ?? ""}
      error={useFieldError(name)}
      control={useTextControl(name)}
      onPick={(icon) => setValue(name, icon, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    />
  );
}
