import * as z from "zod";
import { isOneLine, notStorable } from "./storable";

/** One line of text: trimmed, at most `max` UTF-16 code units, no control characters; may be empty. */
export function optionalLine(max: number, missing = "Must be a text") {
  return z
    .string({ error: missing })
    .max(max, `At most ${max} characters`)
    .refine(isOneLine, notStorable)
    .trim();
}

/** Like `optionalLine`, but not empty. */
export function line(max: number, missing: string) {
  return optionalLine(max, missing).min(1, missing);
}

const controlsButNewlines = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029]/u;

/** Like `line`, but line breaks are allowed. */
export function paragraph(max: number, missing: string) {
  return z
    .string({ error: missing })
    .max(max, `At most ${max} characters`)
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .refine((text) => !controlsButNewlines.test(text), "Contains characters that are not allowed")
    .refine((text) => text.length > 0, missing);
}
