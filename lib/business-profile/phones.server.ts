import "server-only";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Returns a phone number as E.164; null for one that can't be dialled.
 * @param country ISO 3166-1 alpha-2 for numbers without a country code, or empty
 */
export function toE164(number: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(number, (country || undefined) as CountryCode | undefined);
  return parsed?.isPossible() && !parsed.ext ? parsed.number : null;
}

/** Returns a stored number in international format, such as `+49 30 123456`. */
export const formatPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
