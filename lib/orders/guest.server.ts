import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { coded } from "@/lib/restaurants/refusal-codes";
import { firstKind, type OrderKind, type Terms } from "@/lib/restaurants/terms/terms";
import { type GuestNames, guestProblems } from "./order-terms";

/** The name in orders of guests who gave none. */
export const UNNAMED = translatable("Guest");

type Given = GuestNames & { kind?: OrderKind | undefined };

/** @throws AppError `invalid` if the guest's email address or name is missing */
export function requireGuest({ kind, ...guest }: Given, terms: Terms): void {
  const fields = guestProblems(guest, kind ?? firstKind(terms), terms);
  const [first] = Object.entries(fields);
  if (first)
    throw new AppError(
      "invalid",
      (t) => `${first[0]}: ${t.message(first[1])}`,
      coded(fields, "invalid_buyer_info"),
    );
}
