"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { MenuCategory } from "@/lib/restaurants/schema";
import type { Then } from "./navigate";
import type { GridStore } from "./store";
import { useGridStore } from "./use-grid";

type CellEditorProps = {
  label: string;
  text: string;
  /** The typed character that started editing and replaces the text. */
  begins: string | null;
  inputMode?: "text" | "decimal";
  isNumber?: boolean;
  /** Id of the element with the error message. */
  wrongId: string | undefined;
};

const wayOf = (event: KeyboardEvent): Then | null => {
  if (event.nativeEvent.isComposing || event.altKey) return null;
  if (event.key === "Enter") return event.shiftKey ? "up" : "down";
  if (event.key === "Tab") return event.shiftKey ? "left" : "right";
  return null;
};

function press(grid: GridStore, event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
    grid.finish();
    return;
  }
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    grid.do({ type: "cancel" });
    return;
  }
  const then = wayOf(event);
  if (!then) return;
  event.preventDefault();
  grid.finish(then);
}

/** An uncontrolled input for a cell's text; the grid reads it when editing ends. */
export function CellEditor({ label, text, begins, inputMode = "text", isNumber, wrongId }: CellEditorProps) {
  const grid = useGridStore();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (begins === null) element.select();
    else element.setSelectionRange(element.value.length, element.value.length);
    grid.setEditor(() => element.value);
    return () => grid.setEditor(null);
  }, [grid, begins]);

  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      aria-invalid={wrongId ? true : undefined}
      aria-describedby={wrongId}
      defaultValue={begins ?? text}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      className={`field-sizing-content absolute inset-x-0 top-0 z-2 min-h-full w-full scroll-my-2 resize-none rounded-[0.375rem] border-2 border-brand bg-raised px-2.5 py-[0.5625rem] text-sm shadow-raised outline-none max-md:scroll-my-44 aria-invalid:border-danger ${isNumber ? "text-right tabular-nums" : ""}`}
      onInput={() => grid.do({ type: "typed" })}
      onKeyDown={(event) => press(grid, event)}
      onBlur={(event) => {
        // Moving the focus within the page commits the text; a window that loses the focus keeps it.
        if (event.relatedTarget || document.activeElement !== event.currentTarget) grid.finish();
      }}
    />
  );
}

type CategoryEditorProps = { label: string; value: string; categories: readonly MenuCategory[] };

/** A list to choose a dish's category from; the grid reads the name of the chosen one. */
export function CategoryEditor({ label, value, categories }: CategoryEditorProps) {
  const grid = useGridStore();
  const field = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    grid.setEditor(() => field.current?.selectedOptions[0]?.text ?? "");
    return () => grid.setEditor(null);
  }, [grid]);

  return (
    <select
      ref={field}
      aria-label={label}
      defaultValue={value}
      className="absolute inset-0 z-2 w-full rounded-[0.375rem] border-2 border-brand bg-raised px-1.5 text-sm shadow-raised outline-none"
      onChange={() => grid.do({ type: "typed" })}
      onKeyDown={(event) => press(grid, event)}
      onBlur={() => grid.finish()}
    >
      {categories.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
