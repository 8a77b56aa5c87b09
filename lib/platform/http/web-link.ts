import * as z from "zod";
import { isLink, isPlace, isPlainText, notALink } from "./link-rules";

const notAPicture = "Enter an address such as https://example.com/picture.jpg or /picture.jpg";

const notAWebAddress = "Enter an address such as https://example.com/page or /page";

const address = z
  .string({ error: "Link is required" })
  .trim()
  .max(2000, "At most 2000 characters")
  .refine(isPlainText, "Contains characters that are not allowed");

/** A link that satisfies a rule. */
export const linkThat = (isAllowed: (link: string) => boolean) =>
  address.min(1, "Link is required").refine(isAllowed, notALink);

/** Like `linkThat`, or empty. */
export const optionalLinkThat = (isAllowed: (link: string) => boolean) =>
  address.refine((link) => link === "" || isAllowed(link), notALink);

/** A link target: http(s), mailto, tel, a path of this site or a fragment. */
export const webLink = linkThat(isLink);

export const optionalWebLink = optionalLinkThat(isLink);

/** An image URL: http(s), a path of this site, or empty. */
export const optionalPicture = address.refine((link) => link === "" || isPlace(link), notAPicture);

/** A page URL: http(s), a path of this site, or empty. */
export const optionalWebAddress = address.refine((link) => link === "" || isPlace(link), notAWebAddress);

/** A redirect target: http(s) or a path of this site. */
export const webAddress = address.min(1, "Address is required").refine(isPlace, notAWebAddress);
