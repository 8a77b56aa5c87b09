import type { Terms } from "./terms";

type TableTerms = Pick<Terms, "tableFee" | "tableMinimum">;

/** Returns whether it matters which order of a sitting is the first one. */
export const hasTableTerms = ({ tableFee, tableMinimum }: TableTerms): boolean =>
  tableFee > 0 || tableMinimum > 0;

/** Returns the terms of a later order of a sitting: fee and minimum of the table hold for the first one. */
export const termsOfLater = (terms: Terms): Terms => ({ ...terms, tableFee: 0, tableMinimum: 0 });
