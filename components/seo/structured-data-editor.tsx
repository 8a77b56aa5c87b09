"use client";

import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { useDebounced } from "@/components/ui/use-debounced";
import { structuredDataLimits } from "@/lib/platform/html/structured-data";
import { countDropped } from "@/lib/seo/entry-status";
import { schemaTypes } from "@/lib/seo/schema";
import { type StartingContext, startingForm } from "@/lib/seo/starting-forms";
import { StructuredDataEntry } from "./structured-data-entry";
import { useEntryKeys } from "./use-entry-keys";

type StructuredDataEditorProps = {
  /** Entries as JSON, possibly invalid while typing. */
  value: string[];
  onChange: (value: string[]) => void;
  context: StartingContext;
  /** Name of the page if the screen has several: “the home page”. */
  place?: string;
};

/** Edits and validates the JSON-LD entries of a page. */
export function StructuredDataEditor({ value, onChange, context, place }: StructuredDataEditorProps) {
  const id = useId();
  const { keyOf, forget } = useEntryKeys(value.length);
  const [newest, setNewest] = useState<number | null>(null);
  const adding = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const dropped = countDropped(useDebounced(value, 400));
  const isFull = value.length >= structuredDataLimits.entries;

  function add(text: string) {
    setNewest(value.length);
    onChange([...value, text]);
  }

  function remove(index: number, type: string) {
    const text = value[index] ?? "";
    setNewest(null);
    forget(index);
    onChange(value.filter((_, other) => other !== index));
    adding.current?.querySelector("button")?.focus();
    const putBack = () => onChange(latest.current.toSpliced(index, 0, text));
    notify.success(`${type || "Entry"} removed`, {
      topic: "structured-data",
      action: { label: "Undo", run: putBack },
    });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {dropped > 0 && (
        <Notice tone="warning">
          {leftOut(dropped, value.length)} will be left out when you save, as search engines could not read{" "}
          {dropped === 1 ? "it" : "them"}.
        </Notice>
      )}
      {value.length > 0 && (
        <ol aria-label="Entries" className="grid grid-cols-1 gap-4">
          {value.map((text, index) => (
            <StructuredDataEntry
              key={keyOf(index)}
              number={index + 1}
              place={place}
              text={text}
              isNew={index === newest}
              onChange={(changed) => onChange(value.map((one, other) => (other === index ? changed : one)))}
              onRemove={(type) => remove(index, type)}
            />
          ))}
        </ol>
      )}
      {value.length === 0 && (
        <p className="text-ink-soft text-sm">
          Structured data tells search engines what the page is about, such as a business with its address or
          a product with its price.
        </p>
      )}
      <fieldset ref={adding} disabled={isFull} aria-describedby={isFull ? `${id}-full` : undefined}>
        <legend className="mb-2 font-semibold text-sm">Add an entry</legend>
        <div className="flex flex-wrap gap-2">
          {schemaTypes.map((type) => (
            <AddButton
              key={type}
              name={type}
              place={place}
              onClick={() => add(startingForm(type, context))}
            />
          ))}
          <AddButton name="Empty" place={place} onClick={() => add("")} />
        </div>
      </fieldset>
      {isFull && (
        <p id={`${id}-full`} className="text-ink-soft text-xs">
          A page can have {structuredDataLimits.entries} entries.
        </p>
      )}
    </div>
  );
}

type AddButtonProps = { name: string; place: string | undefined; onClick: () => void };

function AddButton({ name, place, onClick }: AddButtonProps) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      <Plus aria-hidden="true" />
      <span className="sr-only">Add </span>
      {name}
      {place && <span className="sr-only"> to {place}</span>}
    </Button>
  );
}

function leftOut(dropped: number, all: number): string {
  if (all === 1) return "This entry";
  return dropped === 1 ? `One entry of ${all}` : `${dropped} entries of ${all}`;
}
