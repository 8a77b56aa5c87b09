import * as z from "zod";

/** `placed`, `waiting`: for the staff. `progress`: for the guest. */
const orderNews = z.enum(["placed", "waiting", "progress"]);
export type OrderNews = z.infer<typeof orderNews>;

/** The part of the declaration of `orderPushJob` that queues it. */
export const orderPush = {
  kind: "push-order",
  maxTries: 5,
  input: z.object({ orderId: z.string(), news: orderNews }),
};
