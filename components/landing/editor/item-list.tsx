"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { useCommand } from "@/components/commands/commands";
import { useReveal } from "./editor-context";
import type { SectionName } from "./form-values";
import { SortableItems, type SortableItemsProps } from "./sortable-items";
import { type ItemListOptions, type ListPath, useItemList } from "./use-item-list";

type ItemListProps = Omit<ItemListOptions, "list"> &
  Omit<SortableItemsProps, "list" | "items"> & {
    name: ListPath;
    /** The section of the page with the list. */
    section: SectionName;
    /** Label of the command that adds an entry. */
    command: string;
  };

/** Entries of the landing page, which the palette can add as well. */
export function ItemList(props: ItemListProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = useItemList({ ...props, list });
  const reveal = useReveal();
  useCommand({
    label: props.command,
    icon: Plus,
    disabled: items.full || !reveal,
    run: () => {
      reveal?.(props.section);
      items.add();
    },
  });
  return <SortableItems {...props} list={list} items={items} />;
}
