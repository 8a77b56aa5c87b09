"use client";

import { useRef } from "react";
import { useOrdering } from "../ordering/context";
import { CartEntry } from "./cart-entry";

/** Lists the cart, including sold-out dishes. */
export function CartLines() {
  const { bill, dishes, cart, change } = useOrdering();
  const list = useRef<HTMLUListElement>(null);
  const all = [...bill.lines, ...bill.unavailable].sort((one, other) => {
    const place = ({ dish }: typeof one) => cart.findIndex((line) => line.id === dish.id);
    return place(one) - place(other);
  });

  /** Moves the focus to a neighbour of the removed entry. */
  function remove(id: string, index: number) {
    const entries = [...(list.current?.children ?? [])];
    const neighbour = entries[index + 1] ?? entries[index - 1];
    change({ type: "remove", id });
    neighbour?.querySelector<HTMLElement>("[data-remove]")?.focus();
  }

  return (
    <ul ref={list} aria-label="Dishes in your cart" className="grid gap-3">
      {all.map((line, index) => (
        <CartEntry
          key={line.dish.id}
          line={line}
          place={dishes.indexOf(line.dish)}
          onRemove={() => remove(line.dish.id, index)}
        />
      ))}
    </ul>
  );
}
