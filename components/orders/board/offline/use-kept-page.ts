"use client";

import { useEffect, useState } from "react";
import { keptName } from "@/components/ui/kept-data";
import type { OrderPage } from "@/lib/orders/answers";
import { keptRows } from "./kept-rows";

/** A page of orders as the server last answered it, at `at` in milliseconds since 1970. */
type KeptPage = { id: string; page: OrderPage; at: number };

/**
 * Keeps the orders of a view for its user.
 * @param view the query of the orders
 * @param page as the server answered it; undefined before
 * @returns the kept orders of the view, until the server has answered; null without any
 */
export function useKeptPage(userId: string | null, view: string, page: OrderPage | undefined) {
  const [kept, setKept] = useState<KeptPage | null>(null);

  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    setKept(null);
    const rows = keptRows<KeptPage>(keptName("orders", userId));
    void rows.all().then((all) => {
      if (isCurrent) setKept(all.find(({ id }) => id === view) ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, view]);

  useEffect(() => {
    if (userId === null || !page) return;
    void keptRows<KeptPage>(keptName("orders", userId)).write([{ id: view, page, at: Date.now() }]);
  }, [userId, view, page]);

  return page ? null : kept;
}
