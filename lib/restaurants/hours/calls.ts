import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { restaurantParams } from "../published/schema";
import { ordersState, storedHours } from "./answers";
import { hours, pauseInput } from "./schema";

const states = z.object({ restaurants: z.array(ordersState) });

export const hoursCalls = defineCalls({
  "GET /hours": {
    summary: "Read which restaurants take orders now",
    permission: "orders:read",
    answer: states,
  },
  "GET /hours/{id}": {
    summary: "Read the opening hours of a restaurant",
    permission: "menus:read",
    params: restaurantParams,
    answer: storedHours,
    version: ({ version }) => version,
    errors: ["not-found"],
  },
  "PUT /hours/{id}": {
    summary: "Save the opening hours of a restaurant",
    permission: "menus:write",
    params: restaurantParams,
    body: hours,
    answer: storedHours,
    version: ({ version }) => version,
    ifMatch: true,
    errors: ["not-found", "conflict"],
    audit: ["hours:save"],
  },
  "POST /hours/{id}/pause": {
    summary: "Pause the orders of a restaurant",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    params: restaurantParams,
    body: pauseInput,
    answer: states,
    errors: ["not-found", "conflict"],
    audit: ["hours:pause"],
  },
  "DELETE /hours/{id}/pause": {
    summary: "Take orders again",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    params: restaurantParams,
    answer: states,
    errors: ["not-found"],
    audit: ["hours:resume"],
  },
});
