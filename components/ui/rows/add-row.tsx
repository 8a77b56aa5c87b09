"use client";

import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useFocusOnChange } from "@/components/ui/use-focus-after";

type AddRowProps = {
  label: string;
  /** The number of rows: the button takes the focus of a row that was removed. */
  count: number;
  onOpen: () => void;
  /** The form that adds a row, while it is open. */
  children?: ReactNode;
};

export function AddRow({ label, count, onOpen, children }: AddRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnChange(Boolean(children), button);
  useFocusOnChange(count, button);
  if (children) return children;
  return (
    <Button ref={button} className="sm:justify-self-start" onClick={onOpen}>
      <Plus aria-hidden="true" />
      {label}
    </Button>
  );
}
