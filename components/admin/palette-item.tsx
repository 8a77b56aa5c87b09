"use client";

import { Command as Menu } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Menu.Group
      heading={heading}
      className="mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Menu.Group>
  );
}

type PaletteItemProps = {
  icon: LucideIcon;
  disabled?: boolean;
  /** The searched text, unique in the palette; by default name and note. */
  value?: string;
  /** Additional search terms. */
  words?: string | undefined;
  /** Its place. */
  note?: string;
  onSelect: () => void;
  children: string;
};

/** An entry of the command palette. */
export function PaletteItem({
  icon: Icon,
  disabled = false,
  value,
  words,
  note,
  onSelect,
  children,
}: PaletteItemProps) {
  return (
    <Menu.Item
      disabled={disabled}
      // Without a value, cmdk reads an entry's text from the page, and finds none of one added during a search.
      value={value ?? (note ? `${children} ${note}` : children)}
      {...(words && { keywords: [words] })}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium text-sm aria-disabled:cursor-default aria-disabled:opacity-50 aria-selected:bg-brand-soft aria-selected:text-brand-ink"
      onSelect={onSelect}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      {note ? (
        <>
          <span className="min-w-0 flex-1 truncate">{children}</span>
          <span className="max-w-[45%] truncate font-normal text-ink-soft text-xs">{note}</span>
        </>
      ) : (
        children
      )}
    </Menu.Item>
  );
}
