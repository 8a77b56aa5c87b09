import * as z from "zod";

/** `placed`, `waiting`: for the staff. `progress`: for the guest. */
const orderNews = z.enum(["placed", "waiting", "progress"]);
export type OrderNews = z.infer<typeof orderNews>;

/** What queues a job that notifies devices of an order. */
export const orderPush = {
  kind: "push-order",
  maxTries: 5,
  input: z.object({ orderId: z.string(), news: orderNews }),
};
