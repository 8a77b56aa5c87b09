import { roleNames } from "@/lib/platform/access/permissions";

/** Shorter words occur in passwords by chance. */
const MIN_LENGTH = 4;
/** With this many digits, a known word doesn't make a password guessable. */
const MAX_EXTRA_DIGITS = 8;

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns the words tried first against this site: names of the product, of roles, and the given ones, whole and
 * word by word.
 */
function wordsOf(names: readonly string[]): string[] {
  const words = [
    "Business Platform",
    "administrator",
    "password",
    ...Object.values(roleNames),
    ...names,
  ].flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map(plain))]
    .filter((word) => word.length >= MIN_LENGTH)
    .sort((one, other) => other.length - one.length);
}

/**
 * Returns whether a password consists of well-known names and a few digits or signs, such as `CornerBakery2026!`.
 * @param names of the site and of the user
 */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const given = plain(password);
  const left = wordsOf(names).reduce((text, word) => text.replaceAll(word, ""), given);
  return left !== given && /^\d*$/.test(left) && left.length <= MAX_EXTRA_DIGITS;
}
