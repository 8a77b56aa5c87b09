import * as z from "zod";
import { scopes } from "@/lib/platform/access/permissions";
import { line } from "@/lib/platform/http/text";

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
