import { parseUrl } from "@/lib/platform/address/parse-url";

export const notALink =
  "Enter an address such as https://example.com, mailto:you@example.com, tel:+1555 or /page";

const ANY_SITE = "http://site.invalid";

/** `//host` is another site, and so is `/.//host` once resolved. */
function isPathOfThisSite(link: string): boolean {
  const url = link.startsWith("/") ? parseUrl(link, ANY_SITE) : null;
  return url?.origin === ANY_SITE && !url.pathname.startsWith("//");
}

/** Credentials in an address are deceptive: `https://bank.example@evil.example`. */
function isWebAddress(link: string): boolean {
  const url = /^https?:\/\/[^/]/i.test(link) ? parseUrl(link) : null;
  return url?.username === "" && url.password === "";
}

const isContact = (link: string) => /^(mailto|tel):[^/]/i.test(link);
/** Returns whether a text has no spaces, control characters or backslashes. */
export const isPlainText = (link: string) => !/[\p{Cc}\p{Cs}\s\\]/u.test(link);

/** Returns whether a text is an address of the web, or a path of this site. */
export const isPlace = (link: string) => isWebAddress(link) || isPathOfThisSite(link);
/** Like `isPlace`, or a contact or fragment. */
export const isLink = (link: string) => isPlace(link) || isContact(link) || link.startsWith("#");
