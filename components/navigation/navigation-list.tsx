"use client";

import { useRef } from "react";
import { SortableItems, type SortableItemsProps } from "@/components/landing/editor/sortable-items";
import { type ItemListOptions, useItemList } from "@/components/landing/editor/use-item-list";

type NavigationListProps = Omit<ItemListOptions & SortableItemsProps, "list" | "items">;

/** Links or columns that can be added, removed and sorted, also within one another. */
export function NavigationList(props: NavigationListProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = useItemList({ ...props, list });
  return <SortableItems {...props} list={list} items={items} />;
}
