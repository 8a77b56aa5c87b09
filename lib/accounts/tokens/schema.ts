import { z } from "zod";
import { scopes } from "@/lib/platform/access/permissions";
import { line } from "@/lib/platform/http/text";

/** After how many days a token may end; the longest is a year. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** How many tokens one user may have, with those that have expired. */
export const MAX_TOKENS = 20;

/** `POST /api/tokens`. */
export const tokenInput = z.strictObject({
  name: line(60, "Say what it is for"),
  scopes: z
    .array(z.enum(scopes), { error: "Choose what it may do" })
    .min(1, "Choose what it may do")
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]),
  days: z.int().min(1).max(365, "A year at most"),
});
export type TokenInput = z.infer<typeof tokenInput>;
