import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { testEndpoint } from "@/lib/webhooks/deliveries.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "POST /webhook-endpoints/{id}/test": async ({ params }) => {
    await testEndpoint(params.id);
    return {};
  },
});
