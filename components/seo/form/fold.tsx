"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { emptyForm, isSameField, type SeoField, type SeoFormValues } from "../form-values";
import { useSeoValues } from "../seo-context";

type FoldProps = {
  /** The fields within. */
  fields: readonly SeoField[];
  summary: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of the form that few pages need: it opens by itself for an error, or for a value other than the default. */
export function Fold({ fields, summary, className, children }: FoldProps) {
  const { control } = useFormContext<SeoFormValues>();
  const { errors } = useFormState({ control });
  const values = useSeoValues();
  const set = fields.filter((field) => !isSameField(field, values, emptyForm)).length;
  const now = { isSet: set > 0, isWrong: fields.some((field) => errors[field]) };
  const [seen, setSeen] = useState(now);
  const [isOpen, setOpen] = useState(now.isSet || now.isWrong);
  if (seen.isSet !== now.isSet || seen.isWrong !== now.isWrong) {
    setSeen(now);
    if ((now.isSet && !seen.isSet) || (now.isWrong && !seen.isWrong)) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      className="group/fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={classes(
          "flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-inner hover:bg-sunken/60 [&::-webkit-details-marker]:hidden",
          className,
        )}
      >
        <span className="flex min-w-0 flex-1 items-center">{summary}</span>
        {set > 0 && <Badge>{set} set</Badge>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-4">{children}</div>
    </details>
  );
}

/** The line of a fold within a section. */
export function FoldLine({ children }: { children: string }) {
  return <span className="font-semibold text-sm">{children}</span>;
}
