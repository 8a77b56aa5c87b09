"use client";

import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { count } from "./count";

/** The number of entries shown at first. */
const MAX_COLLAPSED = 25;

type ShowAllProps<Item> = {
  label: string;
  /** The noun of an entry; with an irregular plural both forms. */
  noun: string | readonly [one: string, many: string];
  items: readonly Item[];
  /** An `li` with a key. */
  children: (item: Item) => ReactNode;
};

/** A list that shows its first entries, and all of them on demand. */
export function ShowAll<Item>({ label, noun, items, children }: ShowAllProps<Item>) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, MAX_COLLAPSED);
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="divide-y divide-line rounded-inner border border-line">
        {shown.map(children)}
      </ul>
      {shown.length < items.length && (
        <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
          Show all {typeof noun === "string" ? count(items.length, noun) : count(items.length, ...noun)}
        </Button>
      )}
    </div>
  );
}
