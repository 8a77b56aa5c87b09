import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { listDeliveries } from "@/lib/webhooks/deliveries.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "GET /webhook-endpoints/{id}/deliveries": ({ params, query }) => listDeliveries(params.id, query),
});
