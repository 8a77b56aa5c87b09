import * as z from "zod";
import { parseUrl } from "@/lib/platform/address/parse-url";

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
const isPlace = (link: string) => isWebAddress(link) || isPathOfThisSite(link);
const isLink = (link: string) => isPlace(link) || isContact(link) || link.startsWith("#");

const notALink = "Enter an address such as https://example.com, mailto:you@example.com, tel:+1555 or /page";
const notAPicture = "Enter an address such as https://example.com/picture.jpg or /picture.jpg";

const notAWebAddress = "Enter an address such as https://example.com/page or /page";

const address = z
  .string({ error: "Link is required" })
  .trim()
  .max(2000, "At most 2000 characters")
  .refine((link) => !/[\p{Cc}\p{Cs}\s\\]/u.test(link), "Contains characters that are not allowed");

/** A link target: http(s), mailto, tel, a path of this site or a fragment. */
export const webLink = address.min(1, "Link is required").refine(isLink, notALink);

export const optionalWebLink = address.refine((link) => link === "" || isLink(link), notALink);

/** An image URL: http(s), a path of this site, or empty. */
export const optionalPicture = address.refine((link) => link === "" || isPlace(link), notAPicture);

/** A page URL: http(s), a path of this site, or empty. */
export const optionalWebAddress = address.refine((link) => link === "" || isPlace(link), notAWebAddress);

/** A redirect target: http(s) or a path of this site. */
export const webAddress = address.min(1, "Address is required").refine(isPlace, notAWebAddress);
