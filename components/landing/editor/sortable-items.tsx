"use client";

import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Item } from "./item";
import type { useItemList } from "./use-item-list";
import { useSorting } from "./use-sorting";

export type SortableItemsProps = {
  name: string;
  /** The name of an entry, such as "Feature". */
  noun: string;
  max: number;
  /** Label of the button; by default "Add" and the noun. */
  addLabel?: string;
  /** Shown without entries; by default nothing. */
  empty?: { icon?: LucideIcon; title: string; text?: string };
  /** Shows each entry on one line if it fits. */
  compact?: boolean;
  list: RefObject<HTMLDivElement | null>;
  items: ReturnType<typeof useItemList>;
  children: (index: number) => ReactNode;
};

/** Entries that can be added, removed and sorted. If dragging can't be loaded, the buttons sort them. */
export function SortableItems(props: SortableItemsProps) {
  const { name, noun, max, empty, compact, list, items, children } = props;
  const { fields, full } = items;
  const { getValues } = useFormContext();
  const { Sorting, onDragging, draggingOf, nearby } = useSorting();

  return (
    <div ref={list} className="grid gap-4" {...nearby}>
      {fields.length === 0 && empty && <Empty {...empty} />}
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

function Empty({ icon: Icon, title, text }: NonNullable<SortableItemsProps["empty"]>) {
  return (
    <div className="grid justify-items-center gap-1 rounded-inner border border-line-strong/50 border-dashed px-4 py-6 text-center">
      {Icon && <Icon aria-hidden="true" className="mb-1 size-5 text-ink-soft" strokeWidth={1.75} />}
      <p className="font-semibold text-sm">{title}</p>
      {text && <p className="max-w-sm text-ink-soft text-xs">{text}</p>}
    </div>
  );
}
