"use client";

import { useEffect, useRef } from "react";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { useGridStore } from "./use-grid";

type CategoryEditorProps = { label: string; value: string; categories: readonly MenuCategory[] };

export function CategoryEditor({ label, value, categories }: CategoryEditorProps) {
  const grid = useGridStore();
  const field = useRef<HTMLSelectElement>(null);
  const labelOf = (id: string | undefined) => categories.find((category) => category.id === id)?.label ?? "";
  const read = useRef<() => string>(() => "");
  read.current = () => labelOf(field.current?.value);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    grid.setEditor(() => read.current());
    return () => grid.setEditor(null);
  }, [grid]);

  return (
    <select
      ref={field}
      aria-label={label}
      defaultValue={value}
      className="absolute inset-0 z-2 w-full rounded-[0.375rem] border-2 border-brand bg-raised px-1.5 text-sm shadow-raised outline-none"
      onChange={() => grid.do({ type: "typed" })}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          grid.do({ type: "cancel" });
        } else if (event.key === "Enter" || event.key === "Tab") {
          event.preventDefault();
          const ways = event.key === "Enter" ? (["down", "up"] as const) : (["right", "left"] as const);
          grid.finish(ways[event.shiftKey ? 1 : 0]);
        } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") grid.finish();
      }}
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
