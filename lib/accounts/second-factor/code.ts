import { z } from "zod";
import { notStorable, storable } from "@/lib/platform/http/text";
import type { means } from "../answers";

/** A code of an authenticator app, or a recovery code, however it is spaced. */
export const code = z
  .string({ error: "Enter the code" })
  .trim()
  .min(1, "Enter the code")
  .max(60, "A code is shorter")
  .refine(storable, notStorable);

/** The last factor of the sign-in. */
export type Means = z.infer<typeof means>;
