import { db } from "@/lib/platform/db/client";
import { testEndpoint } from "@/lib/webhooks/deliveries.server";
import type { EndpointInput } from "@/lib/webhooks/schema";
import { addEndpoint } from "@/lib/webhooks/server";
import type { Recipe } from "./recipe";

export const sampleEndpoint: EndpointInput = {
  url: "https://example.com/events",
  events: ["order.placed", "menu.published"],
  withGuest: false,
  isPrivateAllowed: false,
  isActive: true,
};

const storedEndpoint = async () => (await addEndpoint(sampleEndpoint)).id;

export const webhookCalls: Record<string, Recipe> = {
  "POST /webhook-endpoints": async ({ token }) => ({
    sent: { token, body: sampleEndpoint },
    actions: ["webhooks:add"],
  }),
  "PUT /webhook-endpoints/{id}": async ({ token }) => ({
    sent: { token, params: { id: await storedEndpoint() }, body: { ...sampleEndpoint, withGuest: true } },
    actions: ["webhooks:save"],
  }),
  "DELETE /webhook-endpoints/{id}": async ({ token }) => ({
    sent: { token, params: { id: await storedEndpoint() } },
    actions: ["webhooks:remove"],
  }),
  "POST /webhook-endpoints/{id}/secret": async ({ token }) => ({
    sent: { token, params: { id: await storedEndpoint() } },
    actions: ["webhooks:secret"],
  }),
  "POST /webhook-endpoints/{id}/test": async ({ token }) => ({
    sent: { token, params: { id: await storedEndpoint() } },
    actions: ["webhooks:test"],
  }),
  "POST /webhook-endpoints/{id}/deliveries/{delivery}/retry": async ({ token }) => {
    const id = await storedEndpoint();
    await testEndpoint(id);
    const { id: delivery } = await db.webhookDelivery.findFirstOrThrow({ select: { id: true } });
    return { sent: { token, params: { id, delivery: String(delivery) } }, actions: ["webhooks:retry"] };
  },
};
