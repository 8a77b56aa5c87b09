import { defineJob } from "@/lib/platform/jobs/define-job";
import { orderPush } from "./order-push";

export const orderPushJob = defineJob({
  ...orderPush,
  words: "Notify devices of an order",
  concurrency: 4,
  timeoutMs: 30_000,
  handler: async (input) => (await import("./notify.server")).notifyOfOrder(input),
});
