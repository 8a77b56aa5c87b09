import { defineWebhookData } from "@/lib/webhooks/define-data";

defineWebhookData(["order", "payment"], async (about, options) =>
  (await import("./write.server")).writeOrderData(about, options),
);
