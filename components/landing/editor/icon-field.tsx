"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useFieldError, useTextControl } from "@/components/ui/form/text-field";
import { EmojiInput } from "./emoji-input";

/** The emoji of an entry. */
export function IconField({ name }: { name: string }) {
  const { setValue } = useFormContext();
  return (
    <EmojiInput
      label="Icon"
      icon={useWatch({ name }) ?? ""}
      error={useFieldError(name)}
      control={useTextControl(name)}
      onPick={(icon) => setValue(name, icon, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    />
  );
}
