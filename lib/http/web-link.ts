import { z } from "zod";

const allowedSchemes = /^(https?:\/\/|mailto:|tel:)/i;
const pathOfThisSite = /^(\/(?![/\\])|#)/;

/** An address that a link may lead to: http(s), mailto, tel, a path of this site or a place on the page. */
export const webLink = z
  .string({ error: "Link is required" })
  .trim()
  .min(1, "Link is required")
  .max(2000, "At most 2000 characters")
  .refine((link) => !/[\p{Cc}\s\\]/u.test(link), "Contains characters that are not allowed")
  .refine(
    (link) => pathOfThisSite.test(link) || (allowedSchemes.test(link) && URL.canParse(link)),
    "Enter an address such as https://example.com, mailto:you@example.com, tel:+1555 or /page",
  );
