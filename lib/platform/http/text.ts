import * as z from "zod";

const controlCharacters = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Returns whether a text can be stored: UTF-8 and PostgreSQL have no NUL or lone surrogates. */
export const storable = (text: string) => !/[\0\p{Cs}]/u.test(text);
export const notStorable = "Contains characters that are not allowed";

/** One line of text: trimmed, at most `max` UTF-16 code units, no control characters; may be empty. */
export function optionalLine(max: number, missing = "Must be a text") {
  return z
    .string({ error: missing })
    .max(max, `At most ${max} characters`)
    .refine((text) => !controlCharacters.test(text), notStorable)
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
