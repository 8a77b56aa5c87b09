import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import {
  deliveryPage,
  deliveryParams,
  deliveryQuery,
  endpointInput,
  endpointList,
  endpointParams,
  newSecret,
} from "./schema";

export const webhookCalls = defineCalls({
  "GET /webhook-endpoints": {
    summary: "List the addresses to which events are sent",
    permission: "secrets:read",
    answer: endpointList,
  },
  "POST /webhook-endpoints": {
    summary: "Add an address to which events are sent",
    permission: "secrets:write",
    body: endpointInput,
    recentSignIn: true,
    answer: newSecret,
    errors: ["conflict"],
    audit: ["webhooks:add"],
  },
  "PUT /webhook-endpoints/{id}": {
    summary: "Change an address to which events are sent",
    permission: "secrets:write",
    params: endpointParams,
    body: endpointInput,
    recentSignIn: true,
    answer: endpointList,
    errors: ["not-found"],
    audit: ["webhooks:save"],
  },
  "DELETE /webhook-endpoints/{id}": {
    summary: "Remove an address to which events are sent",
    permission: "secrets:write",
    params: endpointParams,
    answer: endpointList,
    errors: ["not-found"],
    audit: ["webhooks:remove"],
  },
  "POST /webhook-endpoints/{id}/secret": {
    summary: "Make a new signing secret; the former one signs for another day",
    permission: "secrets:write",
    params: endpointParams,
    recentSignIn: true,
    answer: newSecret,
    errors: ["not-found"],
    audit: ["webhooks:secret"],
  },
  "POST /webhook-endpoints/{id}/test": {
    summary: "Send a test event",
    permission: "secrets:write",
    params: endpointParams,
    answer: z.object({}),
    errors: ["not-found", "conflict"],
    audit: ["webhooks:test"],
  },
  "GET /webhook-endpoints/{id}/deliveries": {
    summary: "List the deliveries of the last 30 days, newest first",
    permission: "secrets:read",
    params: endpointParams,
    query: deliveryQuery,
    answer: deliveryPage,
    errors: ["not-found"],
  },
  "POST /webhook-endpoints/{id}/deliveries/{delivery}/retry": {
    summary: "Send an event again, with the same `webhook-id`",
    permission: "secrets:write",
    params: deliveryParams,
    answer: z.object({}),
    errors: ["not-found", "conflict"],
    audit: ["webhooks:retry"],
  },
});
