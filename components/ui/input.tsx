"use client";

import type { ComponentProps } from "react";
import { classes } from "./classes";
import { controlStyle } from "./control-style";
import { useFieldControl } from "./field";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input {...useFieldControl()} {...rest} className={classes(controlStyle, "h-11 px-3.5", className)} />
  );
}

type TextareaProps = ComponentProps<"textarea"> & {
  /** Grows with its text. */
  grows?: boolean;
};

export function Textarea({ grows = false, className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={classes(
        controlStyle,
        "px-3.5 py-2.5",
        grows ? "field-sizing-content" : "min-h-28",
        className,
      )}
    />
  );
}
