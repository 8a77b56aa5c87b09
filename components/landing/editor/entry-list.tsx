"use client";

import { type LucideIcon, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Item } from "./item";
import { type ItemListOptions, useItemList } from "./use-item-list";
import { useSorting } from "./use-sorting";

export type EntryListProps = Omit<ItemListOptions, "list"> & {
  /** Label of the button; by default "Add" and the noun. */
  addLabel?: string;
  empty: { icon?: LucideIcon; title: string; text?: string };
  /** Shows each entry on one line if it fits. */
  compact?: boolean;
  children: (index: number) => ReactNode;
};

/** Entries that can be added, removed and sorted. If dragging can't be loaded, the buttons sort them. */
export function EntryList(props: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  return <Entries {...props} list={list} items={useItemList({ ...props, list })} />;
}

type EntriesProps = EntryListProps & {
  list: RefObject<HTMLDivElement | null>;
  items: ReturnType<typeof useItemList>;
};

export function Entries({ list, items, ...props }: EntriesProps) {
  const { name, noun, max, empty, compact, children } = props;
  const { getValues } = useFormContext();
  const { fields, full } = items;
  const { Sorting, onDragging, draggingOf, nearby } = useSorting();
  const { icon: Icon, title, text } = empty;

  return (
    <div ref={list} className="grid gap-4" {...nearby}>
      {fields.length === 0 && (
        <div className="grid justify-items-center gap-1 rounded-inner border border-line-strong/50 border-dashed px-4 py-6 text-center">
          {Icon && <Icon aria-hidden="true" className="mb-1 size-5 text-ink-soft" strokeWidth={1.75} />}
          <p className="font-semibold text-sm">{title}</p>
          {text && <p className="max-w-sm text-ink-soft text-xs">{text}</p>}
        </div>
      )}
      {fields.length > 0 && (
        <ol className="grid gap-3">
          {fields.map(({ id }, index) => (
            <Item
              key={id}
              index={index}
              count={fields.length}
              noun={noun}
              compact={compact}
              dragging={draggingOf(id)}
              onStep={(by) => items.step(index, by)}
              onRemove={() => items.removeAt(index, structuredClone(getValues(`${name}.${index}`)) as object)}
            >
              {children(index)}
            </Item>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" data-action="add" disabled={full} onClick={items.add}>
          <Plus aria-hidden="true" />
          {props.addLabel ?? `Add ${noun}`}
        </Button>
        {full && (
          <p className="text-ink-soft text-xs">
            At most {max} entries. Remove a {noun.toLowerCase()} to add another.
          </p>
        )}
      </div>
      <span role="status" className="sr-only">
        {items.announcement}
      </span>
      {Sorting && (
        <Sorting ids={fields.map(({ id }) => id)} noun={noun} onMove={items.move} onDragging={onDragging} />
      )}
    </div>
  );
}
