import { implement } from "@/lib/api/implement";
import { webhookCalls } from "@/lib/webhooks/calls";
import { sendDeliveryAgain } from "@/lib/webhooks/deliveries.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(webhookCalls, {
  "POST /webhook-endpoints/{id}/deliveries/{delivery}/retry": async ({ params }) => {
    await sendDeliveryAgain(params.id, Number(params.delivery));
    return {};
  },
});
