import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";

/** A code of an authenticator app, or a recovery code, in any spacing. */
export const code = z
  .string({ error: "Enter the code" })
  .trim()
  .min(1, "Enter the code")
  .max(60, "A code is shorter")
  .refine(storable, notStorable);
