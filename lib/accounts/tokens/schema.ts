import * as z from "zod";
import { scopes } from "@/lib/platform/access/permissions";
import { line } from "@/lib/platform/http/text";

/** The lifetimes of a token to choose from, in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** The maximum number of tokens per user, including expired ones. */
export const MAX_TOKENS = 20;

/** `POST /api/tokens`. */
export const tokenInput = z.strictObject({
  name: line(60, "Enter its purpose"),
  scopes: z
    .array(z.enum(scopes), { error: "Choose at least one permission" })
    .min(1, "Choose at least one permission")
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]),
  days: z.int().min(1).max(365, "A year at most"),
});
export type TokenInput = z.infer<typeof tokenInput>;
