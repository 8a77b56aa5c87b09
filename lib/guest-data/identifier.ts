import * as z from "zod";
import { isSearchablePhone, phoneKey } from "@/lib/orders/phone-key";

/** A guest's email address in lower case, or a phone number as it was typed. */
export type Identifier = { kind: "email"; email: string } | { kind: "phone"; phone: string };

const phoneLike = /^[\d\s()+./-]+$/;

/** Parses a whole email address or a phone number; null for anything else, such as a part of an address. */
export function identifierOf(text: string): Identifier | null {
  const trimmed = text.trim();
  if (z.email().safeParse(trimmed).success) return { kind: "email", email: trimmed.toLowerCase() };
  return phoneLike.test(trimmed) && isSearchablePhone(trimmed) ? { kind: "phone", phone: trimmed } : null;
}

/** The digits of a number without its prefix, which is `+`, `00` or `0`; "+49 (0) 171" has a zero that isn't dialled. */
function dialled(phone: string) {
  const digits = phone.replace(/\(0\)/g, "").replace(/\D/g, "");
  return {
    digits: digits.replace(/^0+/, ""),
    isInternational: phone.trim().startsWith("+") || digits.startsWith("00"),
  };
}

/** Returns the keys (lib/orders/phone-key.ts) that the notations of a number may have. */
export function phoneKeys(phone: string): string[] {
  const { digits } = dialled(phone);
  return [...new Set([phoneKey(phone), phoneKey(digits), phoneKey(`0${digits}`)])];
}

/**
 * Returns whether two numbers are the same one. Equal last digits are not enough: 0171 2345678 and 0151 12345678 are two
 * guests. A number without a country code is equal to one that ends with it.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [dialled(one), dialled(other)];
  if (a.digits === b.digits) return a.digits !== "";
  if (a.isInternational === b.isInternational) return false;
  const [national, international] = a.isInternational ? [b, a] : [a, b];
  return national.digits.length >= 6 && international.digits.endsWith(national.digits);
}
