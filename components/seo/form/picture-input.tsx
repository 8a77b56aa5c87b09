"use client";

import { useController, useFormContext } from "react-hook-form";
import { useFieldError } from "@/components/ui/form/text-field";
import type { PictureShape } from "@/lib/seo/pictures";
import { PictureField } from "../picture-field";
import type { SeoFormValues } from "./form-values";

type PictureInputProps = {
  name: "ogImage" | "twitterImage";
  label: string;
  hint: string;
  shapes: readonly PictureShape[];
};

/** A picture of the form. */
export function PictureInput({ name, label, hint, shapes }: PictureInputProps) {
  const { control } = useFormContext<SeoFormValues>();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  return (
    <PictureField
      label={label}
      hint={hint}
      shapes={shapes}
      value={field.value}
      onChange={field.onChange}
      {...(error && { error })}
    />
  );
}
