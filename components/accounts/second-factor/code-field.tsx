"use client";

import type { ComponentProps } from "react";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type CodeFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Six digits of an authenticator app, a recovery code, or either. */
  kind: "app" | "recovery" | "either";
};

/** The field for a code; phones show a numeric keyboard and can fill the code in. */
export function CodeField({ label, hint, error, kind, className, ...rest }: CodeFieldProps) {
  const isApp = kind === "app";
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        {...rest}
        name="code"
        inputMode={isApp ? "numeric" : "text"}
        autoComplete={kind === "recovery" ? "off" : "one-time-code"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={isApp ? 7 : 40}
        className={classes("font-mono", isApp && "text-xl [letter-spacing:0.3em] md:text-xl", className)}
      />
    </Field>
  );
}
