import { translatable } from "@/lib/platform/language/translate";

const MAX_DIGITS = 19;

export const digitsOf = (text: string) => text.replace(/\D/g, "");

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Groups digits as printed on the card: 4-4-4-4, or 4-6-5 for American Express. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.slice(0, MAX_DIGITS).match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(" ");
}

/** Formats a typed expiry: `1` stays, `7` becomes `07`, `1227` becomes `12 / 27`. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed)
    .replace(/^(\d{2})20(\d{2})$/, "$1$2")
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Checks the check digit (Luhn, ISO/IEC 7812-1) and the length. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 12 || digits.length > MAX_DIGITS) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

/** Returns the error of an expiry such as `12 / 27`; null if valid. A card is valid until its month ends. */
export function expiryProblem(text: string, today: Date): string | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return translatable("Enter the expiry date as MM / YY");
  const monthsLeft =
    (2000 + Number(digits.slice(2)) - today.getFullYear()) * 12 + month - 1 - today.getMonth();
  if (monthsLeft < 0) return translatable("This card has expired");
  return monthsLeft > 12 * 20 ? translatable("Check the expiry date") : null;
}

/** Returns the number of digits of the card's security code. */
export const securityCodeLength = (cardNumber: string) => (isAmex(digitsOf(cardNumber)) ? 4 : 3);
