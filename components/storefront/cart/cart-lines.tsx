"use client";

import { useRef } from "react";
import { useTranslate } from "@/components/ui/translation";
import { lineKey } from "@/lib/orders/line-key";
import { useOrdering } from "../ordering/context";
import { CartEntry } from "./cart-entry";

/** Lists the cart, including sold-out dishes. */
export function CartLines() {
  const t = useTranslate();
  const { bill, dishes, cart, change } = useOrdering();
  const list = useRef<HTMLUListElement>(null);
  const all = [...bill.lines, ...bill.unavailable].sort((one, other) => {
    const place = ({ key }: typeof one) => cart.findIndex((line) => lineKey(line) === key);
    return place(one) - place(other);
  });

  /** Moves the focus to a neighbour of the removed entry. */
  function remove(key: string, index: number) {
    const entries = [...(list.current?.children ?? [])];
    const neighbour = entries[index + 1] ?? entries[index - 1];
    change({ type: "remove", key });
    neighbour?.querySelector<HTMLElement>("[data-remove]")?.focus();
  }

  return (
    <ul ref={list} aria-label={t("Dishes in your cart")} className="grid gap-3">
      {all.map((line, index) => (
        <CartEntry
          key={line.key}
          line={line}
          place={dishes.indexOf(line.dish)}
          onRemove={() => remove(line.key, index)}
        />
      ))}
    </ul>
  );
}
