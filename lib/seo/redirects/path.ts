import { storable } from "@/lib/platform/http/storable";

/** The maximum length of a stored path, in characters. */
export const MAX_PATH = 200;

/** The placeholder for a part of a path that could identify a visitor. */
const PLACEHOLDER = ":id";

/** Characters that would end or change a path, or are invisible. */
const encoded = /[\p{Cc}\p{Cf}\p{Z}%?#/\\"<>^`{|}]/gu;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return null;
  }
}

/**
 * Normalises a path of this site: no trailing slash, and percent-encoding only where required; case is kept, as
 * it distinguishes paths. Null if it is not such a path or longer than `MAX_PATH`.
 */
export function normalisePath(path: string): string | null {
  if (!path.startsWith("/") || /[?#]/.test(path) || !storable(path)) return null;
  const parts = path.split("/").filter(Boolean).map(decode);
  if (parts.some((part) => part === null || part === "." || part === "..")) return null;
  const normal = `/${parts.map((part) => part?.replace(encoded, encodeURIComponent)).join("/")}`;
  return normal.length <= MAX_PATH ? normal : null;
}

const isAddress = (part: string) => /\S@\S/.test(part);
/** Customer, order and telephone numbers; dates match too. */
const isNumber = (part: string) => /^\+?[\d ().-]+$/.test(part) && part.replace(/\D/g, "").length >= 6;
const isHexadecimal = (part: string) => /^[\da-f-]{16,}$/i.test(part) && /\d/.test(part);
/** Random tokens like “dBjftJeZ4CVP” alternate between kinds of characters more often than “PublicToilets”. */
const isRandom = (word: string) =>
  /\d/.test(word) &&
  (word.length >= 20 || (word.length >= 10 && (word.match(/\p{Ll}\p{Lu}|\d+/gu)?.length ?? 0) >= 4));

function isPersonal(part: string): boolean {
  const once = decode(part) ?? part;
  const text = decode(once) ?? once;
  const name = text.replace(/\.\w{1,5}$/, "");
  return (
    isAddress(text) ||
    text.includes("=") ||
    isNumber(name) ||
    isHexadecimal(name) ||
    name.split(/[-_.~ ]/).some(isRandom)
  );
}

/**
 * Removes possibly personal data from a normalised path: email addresses, long numbers and tokens become `:id`; session
 * ids such as `;jsessionid=1A2B` are dropped.
 */
export function maskPath(path: string): string {
  const parts = path.split("/").map((part) => {
    const [own = ""] = part.split(/;|%3B/i);
    return isPersonal(own) ? PLACEHOLDER : own;
  });
  return parts.join("/");
}
