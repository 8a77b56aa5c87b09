"use client";

import { useCallback, useState } from "react";
import { notify } from "@/components/ui/messages";
import type { CartLine } from "@/lib/orders/cart/cart";
import type { ShownDish } from "@/lib/restaurants/published/answers";

/** The dish whose options are being chosen; `line` is the line of the cart that is changed. */
export type Choosing = { dish: ShownDish; line?: CartLine };

export function useChoosing() {
  const [choosing, choose] = useState<Choosing | null>(null);
  const setChoosing = useCallback((next: Choosing | null) => {
    if (next) notify.clear();
    choose(next);
  }, []);
  return { choosing, setChoosing };
}
