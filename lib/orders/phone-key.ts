/** The number of digits that identify a phone number; the digits before them depend on how it is written. */
const KEY_DIGITS = 8;

/** Returns the last digits of a phone number, to compare numbers with and without a country code. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, "").slice(-KEY_DIGITS);

/** Returns whether a phone number has enough digits to look for its guest. */
export const isSearchablePhone = (phone: string): boolean => phoneKey(phone).length >= 6;
