import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { pushDevices, pushKey, subscribedOrderParams, subscriptionInput, subscriptionParams } from "./schema";

const ownDevice = "A user’s device, like the session that it belongs to, or the paired device itself.";

export const pushCalls = defineCalls({
  "GET /push/key": {
    summary: "Read the key that browsers subscribe to notifications with",
    access: "public",
    loadedByPages: true,
    answer: pushKey,
    rateLimit: { attempts: 60, windowSeconds: 600 },
  },
  "GET /push/devices": {
    summary: "List the caller’s devices that are notified of new orders",
    permission: "orders:read",
    answer: pushDevices,
  },
  "POST /push/devices": {
    summary: "Notify a device of new orders while its session lasts, or a paired one until it is unpaired",
    permission: "orders:read",
    body: subscriptionInput,
    answer: pushDevices.extend({ id: z.string().describe("That of the device.") }),
    errors: ["conflict"],
    audit: ownDevice,
  },
  "DELETE /push/devices/{id}": {
    summary: "Stop notifying one of the caller’s devices",
    permission: "orders:read",
    params: subscriptionParams,
    answer: pushDevices,
    errors: ["not-found"],
    audit: ownDevice,
  },
  "POST /push/orders/{id}": {
    summary: "Notify a guest’s device of the progress of an order",
    access: "public",
    forGuests: true,
    params: subscribedOrderParams,
    body: subscriptionInput,
    errors: ["not-found", "conflict"],
    rateLimit: { attempts: 30, windowSeconds: 600 },
    audit: "A guest’s device is forgotten after a day.",
  },
  "POST /push/orders/{id}/stop": {
    summary: "Stop notifying a guest’s device of an order",
    access: "public",
    forGuests: true,
    params: subscribedOrderParams,
    body: subscriptionInput.pick({ endpoint: true }),
    rateLimit: { attempts: 30, windowSeconds: 600 },
    audit: "A guest’s device is forgotten after a day.",
  },
});
