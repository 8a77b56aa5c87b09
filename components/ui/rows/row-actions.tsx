"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useFocusOnChange } from "@/components/ui/use-focus-after";

export type RowAction = readonly [words: string, onClick: () => void];

type RowActionsProps = {
  /** The name of the row, for screen readers. */
  subject: string;
  actions: readonly RowAction[];
  /** The words of the action that runs. */
  pending: string | null;
  /** The form that edits the row, in place of the buttons; then “Edit” has the focus again. */
  children?: ReactNode;
};

export function RowActions({ subject, actions, pending, children }: RowActionsProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useFocusOnChange(Boolean(children), edit);
  if (children) return children;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(([words, onClick]) => (
        <Button
          key={words}
          ref={words === "Edit" ? edit : undefined}
          variant="secondary"
          size="sm"
          pending={pending === words}
          onClick={onClick}
        >
          {words} <span className="sr-only">{subject}</span>
        </Button>
      ))}
    </div>
  );
}
