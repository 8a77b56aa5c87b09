import { z } from "zod";

/** The query of a list that is read a page at a time: the rows before the one with this id, at most `limit` of them. */
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
