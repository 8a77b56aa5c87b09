"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { useCommand } from "@/components/commands/commands";
import { useReveal } from "./editor-context";
import { Entries, type EntryListProps } from "./entry-list";
import type { SectionName } from "./form-values";
import { type ListPath, useItemList } from "./use-item-list";

type ItemListProps = EntryListProps & {
  name: ListPath;
  /** The section of the page with the list. */
  section: SectionName;
  /** Label of the command that adds an entry. */
  command: string;
};

/** Like `EntryList`, for a list of the landing page, with a command that adds an entry. */
export function ItemList({ section, command, ...props }: ItemListProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = useItemList({ ...props, list });
  const reveal = useReveal();
  useCommand({
    label: command,
    icon: Plus,
    disabled: items.full || !reveal,
    run: () => {
      reveal?.(section);
      items.add();
    },
  });
  return <Entries {...props} list={list} items={items} />;
}
