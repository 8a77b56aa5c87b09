import * as z from "zod";

/** The query of a paged list: at most `limit` rows before the one with this id. */
export const pageQuery = (limits: { max: number; default: number }) =>
  z.strictObject({
    before: z
      .string()
      .regex(/^\d{1,18}$/, "Must be a whole number")
      .optional(),
    limit: z.coerce
      .number<number>({ error: "Must be a number" })
      .int()
      .min(1)
      .max(limits.max, `At most ${limits.max}`)
      .default(limits.default),
  });
