import { translatable } from "@/lib/platform/language/translate";

/** The sentence for a guest who scanned no code, where orders at the table need one. */
export const NEEDS_CODE = translatable(
  "Scan the code on your table to order there, or order with the staff.",
);

/** The sentence for a phone that scanned no code, or did so many hours ago. */
export const NO_SEAT = translatable("Scan the code on your table first, or ask the staff.");
