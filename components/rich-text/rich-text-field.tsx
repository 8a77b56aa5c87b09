"use client";

import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useLoaded } from "@/components/ui/use-loaded";
import type { RichTextDocument } from "@/lib/rich-text/document";
import { editorBox, editorText, editorToolbar } from "./editor-style";
import { RichText } from "./rich-text";

type RichTextFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
};

const loadEditor = async () => (await import("./rich-text-editor")).RichTextEditor;

/**
 * A formatted text of the surrounding form. Its editor is loaded when it is shown; until then, and if that fails, the text
 * can be read.
 */
export function RichTextField({ name, label, hint, className }: RichTextFieldProps) {
  const { field } = useController({ name });
  const value = field.value as RichTextDocument;
  const { value: Editor, failed, retry } = useLoaded(loadEditor);
  return (
    <Field label={label} hint={hint} error={useFieldError(name)} className={classes("min-w-0", className)}>
      {Editor ? (
        <Editor
          label={label}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          focusRef={field.ref}
        />
      ) : (
        <div className={editorBox} aria-busy={!failed}>
          <div className={editorToolbar}>
            {failed ? (
              <RetryNotice title="The editor of this text could not be loaded." onRetry={retry} />
            ) : (
              <Skeleton className="h-11 w-full md:h-9" />
            )}
          </div>
          <RichText document={value} hrefOf={() => null} className={editorText} />
        </div>
      )}
    </Field>
  );
}
