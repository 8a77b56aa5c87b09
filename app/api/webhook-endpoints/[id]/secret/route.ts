import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { changeSecret, listEndpoints } from "@/lib/webhooks/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "POST /webhook-endpoints/{id}/secret": async ({ params }) => ({
    ...(await changeSecret(params.id)),
    endpoints: await listEndpoints(),
  }),
});
