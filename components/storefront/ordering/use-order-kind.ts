"use client";

import { useState } from "react";
import { firstKind, type OrderKind, type Terms } from "@/lib/restaurants/terms/terms";

/** The chosen kind of order; the first one offered until another one is chosen, or once that is no longer offered. */
export function useOrderKind(terms: Terms) {
  const [chosen, setKind] = useState<OrderKind | null>(null);
  const kind = chosen && terms.orderKinds.includes(chosen) ? chosen : firstKind(terms);
  return { kind, setKind };
}
