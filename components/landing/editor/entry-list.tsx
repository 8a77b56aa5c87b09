"use client";

import { useRef } from "react";
import { SortableItems, type SortableItemsProps } from "./sortable-items";
import { type ItemListOptions, useItemList } from "./use-item-list";

type EntryListProps = Omit<ItemListOptions, "list"> & Omit<SortableItemsProps, "list" | "items">;

/** A list of the surrounding form, whose entries can be added, removed and sorted. */
export function EntryList(props: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  return <SortableItems {...props} list={list} items={useItemList({ ...props, list })} />;
}
