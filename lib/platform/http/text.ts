import * as z from "zod";
import { translatable } from "@/lib/platform/language/translate";
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

/** An email address; may be empty. */
export function optionalEmail(max: number, missing = "Must be a text") {
  return z
    .string({ error: missing })
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(
      (text) => text === "" || z.email().safeParse(text).success,
      translatable("Please enter a valid email address"),
    );
}

/** The idempotency key: equal for all attempts of one request. */
export const idempotencyKey = z
  .string({ error: "Idempotency key is required" })
  .regex(/^[\w-]{8,100}$/, "An idempotency key has 8 to 100 letters, digits, hyphens or underscores");

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
