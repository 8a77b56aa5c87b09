"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldArrayPath, type FieldValues, useFieldArray } from "react-hook-form";
import { notify } from "@/components/ui/messages";
import type { LandingContent } from "@/lib/landing/schema";

export type ListPath = FieldArrayPath<LandingContent>;

export type ItemListOptions = {
  name: string;
  /** The name of an entry, such as "Feature". */
  noun: string;
  max: number;
  /** A new entry. */
  blank: object;
  /** The field of a new entry that gets the focus. */
  firstField: string;
  list: RefObject<HTMLElement | null>;
};

/** Adds, moves and removes entries; keeps the focus on the entry, and announces the change to screen readers. */
export function useItemList({ name, noun, max, blank, firstField, list }: ItemListOptions) {
  const { fields, append, insert, move, remove } = useFieldArray<FieldValues, string>({ name });
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef<{ index: number; actions: ("up" | "down" | "remove")[] }>(undefined);
  const count = useRef(fields.length);
  count.current = fields.length;

  useEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const buttons = next.actions.map((action) =>
      list.current?.querySelector<HTMLButtonElement>(
        `:scope > ol > li > :first-child > [data-action="${next.index}-${action}"]:enabled`,
      ),
    );
    const add = list.current?.querySelector<HTMLButtonElement>(":scope > div > [data-action=add]");
    (buttons.find(Boolean) ?? add)?.focus();
  });

  function add() {
    if (fields.length >= max) return;
    append(blank, {
      focusName: `${name}.${fields.length}.${firstField}`,
    });
  }

  function step(index: number, by: 1 | -1) {
    focusNext.current = { index: index + by, actions: by < 0 ? ["up", "down"] : ["down", "up"] };
    move(index, index + by);
    setAnnouncement(`${noun} ${index + 1} is now at position ${index + by + 1} of ${fields.length}.`);
  }

  function removeAt(index: number, value: object) {
    const next = Math.min(index, fields.length - 2);
    focusNext.current = { index: next, actions: ["remove"] };
    remove(index);
    setAnnouncement("");
    notify.success(`${noun} removed`, {
      action: {
        label: "Undo",
        run: () => {
          if (count.current >= max) return;
          insert(Math.min(index, count.current), value, {
            focusName: `${name}.${Math.min(index, count.current)}.${firstField}`,
          });
        },
      },
    });
  }

  return { fields, announcement, full: fields.length >= max, add, move, step, removeAt };
}
