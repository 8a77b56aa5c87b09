"use client";

import { useEffect, useEffectEvent } from "react";
import { tableAt } from "../at-table/stored-table";
import { useOrdering } from "./context";

/** Chooses the order at the table once, for a guest who came from the code of one. */
export function useTableOfGuest() {
  const { restaurant, setKind } = useOrdering();
  const choose = useEffectEvent(() => {
    const { restaurantId, terms } = restaurant;
    if (tableAt(restaurantId) !== null && terms.orderKinds.includes("table")) setKind("table");
  });
  useEffect(() => choose(), []);
}
