"use client";

import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useFieldError } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import type { ProfileValues } from "./profile-values";

type ListName = "places" | "phones" | "socialProfiles" | "languages" | "otherLanguages";

type EntryRowsProps<Name extends ListName> = {
  name: Name;
  title: string;
  hint?: string;
  /** The name of an entry, as in “Add a phone number”. */
  entry: string;
  max: number;
  empty: ProfileValues[Name][number];
  children: (path: `${Name}.${number}`, index: number) => ReactNode;
};

/** A list of entries with buttons to add and remove one. */
export function EntryRows<Name extends ListName>({
  name,
  title,
  hint,
  entry,
  max,
  empty,
  children,
}: EntryRowsProps<Name>) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray<ProfileValues, ListName>({ name });
  const error = useFieldError(`${name}.root`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled with the form's
    <div role="group" aria-labelledby={heading} className="grid gap-3">
      <div>
        <h3 id={heading} className="font-sans font-semibold text-base tracking-normal">
          {title}
        </h3>
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      {fields.length > 0 && (
        <ul ref={list} className="grid gap-4">
          {fields.map(({ id }, index) => (
            <li key={id} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-3">{children(`${name}.${index}`, index)}</div>
              <IconButton
                icon={Trash2}
                label={`Remove ${entry} ${index + 1}`}
                className="mt-6.5"
                onClick={() => {
                  remove(index);
                  requestAnimationFrame(() => addButton.current?.focus());
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {error && <p className="font-medium text-danger text-xs">{error}</p>}
      {fields.length < max && (
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append(empty, { shouldFocus: true })}
        >
          <Plus aria-hidden="true" />
          Add {/^[aeiou]/i.test(entry) ? "an" : "a"} {entry}
        </Button>
      )}
    </div>
  );
}
