"use client";

import { Trash2, WandSparkles } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useDebounced } from "@/components/ui/use-debounced";
import { entryStatus } from "@/lib/seo/entry-status";
import { toText } from "@/lib/seo/starting-forms";
import { EntryFindings } from "./entry-findings";
import { JsonTextarea } from "./json-textarea";
import { placeCaret } from "./place-caret";

/** Debounce before an entry is validated, in milliseconds. */
const DEBOUNCE_MS = 400;

type StructuredDataEntryProps = {
  /** From 1. */
  number: number;
  /** Name of the page if the screen has several: “the home page”. */
  place?: string | undefined;
  text: string;
  /** Moves the focus to its first placeholder. */
  isNew: boolean;
  onChange: (text: string) => void;
  onRemove: (type: string) => void;
};

/** Edits one entry of JSON-LD, with its findings. */
export function StructuredDataEntry(props: StructuredDataEntryProps) {
  const { number, place, text, isNew, onChange, onRemove } = props;
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const status = entryStatus(settled);
  const entry = `entry ${number}${place ? ` of ${place}` : ""}`;
  const name = `Entry ${number}${status.type ? `, ${status.type}` : ""}`;

  function goTo(find: (text: string) => { start: number; end?: number } | undefined) {
    const place = find(text);
    if (place && textarea.current) placeCaret(textarea.current, place.start, place.end);
  }
  const goToError = () =>
    goTo((now) => {
      const error = entryStatus(now).syntaxError;
      return error ? { start: error.offset } : undefined;
    });
  const fillInNext = () =>
    goTo((now) => {
      const places = entryStatus(now).toFillIn;
      const caret = textarea.current?.selectionEnd ?? 0;
      return places.find(({ start }) => start >= caret) ?? places[0];
    });

  function format() {
    if (entryStatus(text).syntaxError) return goToError();
    textarea.current?.scrollTo(0, 0);
    onChange(toText(JSON.parse(text)));
  }

  const start = useRef({ isNew, text });
  useEffect(() => {
    const { isNew, text } = start.current;
    if (!isNew || !textarea.current) return;
    const [first] = entryStatus(text).toFillIn;
    placeCaret(textarea.current, first?.start ?? 0, first?.end);
  }, []);

  return (
    <li
      aria-labelledby={`${id}-name`}
      className="grid grid-cols-1 gap-3 rounded-inner border border-line bg-surface p-3 sm:p-4"
    >
      <div className="flex items-center gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={`${id}-name`} className="sr-only">
            {name}
          </span>
          <span aria-hidden="true" className="text-ink-soft text-sm">
            Entry {number}
          </span>
          <Badge
            aria-hidden="true"
            tone={status.type ? "brand" : "neutral"}
            className="max-w-full [&]:shrink"
          >
            <span className="truncate">{status.type || "No @type"}</span>
          </Badge>
        </p>
        <Button variant="quiet" size="sm" disabled={status.syntaxError !== null} onClick={format}>
          <WandSparkles aria-hidden="true" />
          Format
          <span className="sr-only"> {entry}</span>
        </Button>
        <IconButton
          icon={Trash2}
          label={`Remove ${entry}`}
          className="hover:bg-danger-soft hover:text-danger"
          onClick={() => onRemove(entryStatus(text).type)}
        />
      </div>
      <JsonTextarea
        ref={textarea}
        value={text}
        wrongLine={status.syntaxError?.line}
        aria-label={`JSON-LD of ${entry}`}
        aria-invalid={status.dropped ? true : undefined}
        aria-describedby={`${id}-findings`}
        onChange={onChange}
      />
      <EntryFindings id={`${id}-findings`} status={status} onGoToError={goToError} onFillIn={fillInNext} />
    </li>
  );
}
