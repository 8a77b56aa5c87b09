import * as z from "zod";

/** The order of a mail, the refund of one about money given back, and the time of one about another time. */
export const aboutOrder = z.object({
  orderId: z.string(),
  refundId: z.string().optional(),
  promisedAt: z.string().optional(),
});
export type AboutOrder = z.infer<typeof aboutOrder>;
