import * as z from "zod";

/** The id of a category, a dish, an option or a rate of tax. */
export const entryId = z
  .string()
  .regex(/^[\w-]{1,64}$/, "An id has letters, digits, hyphens and underscores");
