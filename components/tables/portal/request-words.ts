import type { TableRequestKind } from "@/lib/tables/schema";

export const requestWords: Record<TableRequestKind, string> = {
  waiter: "Waiter called",
  bill: "Bill please",
};
