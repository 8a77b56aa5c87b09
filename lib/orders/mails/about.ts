import * as z from "zod";

/** The order of a mail, and the refund of one about money given back. */
export const aboutOrder = z.object({ orderId: z.string(), refundId: z.string().optional() });
export type AboutOrder = z.infer<typeof aboutOrder>;
