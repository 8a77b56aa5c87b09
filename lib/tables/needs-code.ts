import { translatable } from "@/lib/platform/language/translate";

/** The sentence for a guest who scanned no code, where orders at the table need one. */
export const NEEDS_CODE = translatable(
  "Scan the code on your table to order there, or order with the staff.",
);
