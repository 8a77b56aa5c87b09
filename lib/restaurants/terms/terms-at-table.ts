import type { Terms } from "./terms";

type TableTerms = Pick<Terms, "tableFee" | "tableMinimum">;

/** Returns whether it matters which order of a sitting is the first one. */
export const hasTableTerms = ({ tableFee, tableMinimum }: TableTerms): boolean =>
  tableFee > 0 || tableMinimum > 0;

/** Returns the terms of an order: fee and minimum of the table hold unless its sitting has orders already. */
export const termsAtTable = (terms: Terms, hasOrders: boolean): Terms =>
  hasOrders && hasTableTerms(terms) ? { ...terms, tableFee: 0, tableMinimum: 0 } : terms;
