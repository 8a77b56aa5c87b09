"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { type DishColumn, dishColumns } from "@/lib/restaurants/transfer/columns";
import type { TableImport } from "./use-table-import";

const words: Record<DishColumn, string> = {
  name: "Name",
  category: "Category",
  price: "Price",
  description: "Description",
  emoji: "Emoji",
  picture: "Picture (its id in an export)",
  popular: "Popular",
  hidden: "Hidden",
  allergens: "Allergens",
  options: "Options",
  "size prices": "Prices of its sizes",
  kinds: "Only for",
  tax: "Tax (the name of its rate)",
  id: "Id of the dish (from an export)",
};

const inOrder = dishColumns.toSorted((a, b) => Object.keys(words).indexOf(a) - Object.keys(words).indexOf(b));

/** Number of sample cells shown for each column. */
const MAX_EXAMPLES = 3;

type ColumnChoiceProps = {
  current: Pick<TableImport, "source" | "reading" | "newIn" | "setColumn" | "setHeadings" | "setNewIn">;
  categories: readonly MenuCategory[];
};

/** Assigns the columns of a table to fields of dishes. */
export function ColumnChoice({ current, categories }: ColumnChoiceProps) {
  const { source, reading, newIn, setColumn, setHeadings, setNewIn } = current;
  const id = useId();
  if (!source || !reading) return null;
  const { columns, hasHeadings } = reading;
  const rows = source.cells.slice(hasHeadings ? 1 : 0);
  const cellsOf = (at: number) => rows.map((row) => (row[at] ?? "").trim()).filter(Boolean);
  return (
    <section aria-label="Columns" className="grid gap-3 rounded-inner border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold text-sm">What stands in the columns</h3>
        <Checkbox
          label="The first row has headings"
          checked={hasHeadings}
          onChange={({ target }) => setHeadings(target.checked)}
        />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {columns.map((column, at) => {
          const heading = hasHeadings ? (source.cells[0]?.[at] ?? "").trim() : "";
          const title = heading || `Column ${at + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <li key={at} className="grid min-w-0 content-start gap-1">
              <label
                htmlFor={`${id}-${at}`}
                dir="auto"
                className="truncate font-medium text-xs"
                title={title}
              >
                {title}
              </label>
              <Select
                id={`${id}-${at}`}
                value={column ?? ""}
                className={column ? "" : "opacity-75"}
                onChange={({ target }) => setColumn(at, (target.value || null) as DishColumn | null)}
              >
                <option value="">Leave out</option>
                {inOrder.map((key) => (
                  <option key={key} value={key}>
                    {words[key]}
                  </option>
                ))}
              </Select>
              <p dir="auto" className="truncate text-ink-soft text-xs">
                {cellsOf(at).slice(0, MAX_EXAMPLES).join(" · ") || "Empty"}
              </p>
            </li>
          );
        })}
      </ul>
      {!columns.includes("category") && categories.length > 1 && (
        <Field label="New dishes go to" className="max-w-64">
          <Select value={newIn ?? categories[0]?.id} onChange={({ target }) => setNewIn(target.value)}>
            {categories.map(({ id: key, label }) => (
              <option key={key} value={key}>
                {label || "A category without a name"}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </section>
  );
}
