import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { addEndpoint, listEndpoints } from "@/lib/webhooks/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "GET /webhook-endpoints": async () => ({ endpoints: await listEndpoints() }),
  "POST /webhook-endpoints": async ({ body }) => ({
    ...(await addEndpoint(body)),
    endpoints: await listEndpoints(),
  }),
});
