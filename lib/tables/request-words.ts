import type { TableRequestKind } from "./schema";

export const requestWords: Record<TableRequestKind, string> = {
  waiter: "Waiter called",
  bill: "Bill please",
};
