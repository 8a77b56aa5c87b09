"use client";

import { useCall } from "@/components/ui/use-call";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import { hasTableTerms, termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { isSameTable } from "@/lib/tables/same-table";

type OrderAtTable = { restaurantId: string; kind: OrderKind; tableName: string };

/**
 * Returns the terms of an order by the staff, as fee and minimum of the table hold once for a sitting, and the table that they
 * name, if it is one of the list.
 */
export function useSittingTerms(terms: Terms, { restaurantId, kind, tableName }: OrderAtTable) {
  const { data, reload } = useCall("GET /tables", { wanted: kind === "table" && hasTableTerms(terms) });
  const tables = data?.restaurants.find(({ id }) => id === restaurantId)?.tables ?? [];
  const table = kind === "table" ? tables.find(({ name }) => isSameTable(name, tableName)) : undefined;
  return { terms: termsAtTable(terms, table?.sitting?.hasOrders === true), table, reload };
}
