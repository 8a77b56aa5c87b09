import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { listEndpoints, removeEndpoint, saveEndpoint } from "@/lib/webhooks/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "PUT /webhook-endpoints/{id}": async ({ params, body }) => {
    await saveEndpoint(params.id, body);
    return { endpoints: await listEndpoints() };
  },
  "DELETE /webhook-endpoints/{id}": async ({ params }) => {
    await removeEndpoint(params.id);
    return { endpoints: await listEndpoints() };
  },
});
