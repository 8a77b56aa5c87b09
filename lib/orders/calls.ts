import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { refusalCodesOf } from "@/lib/restaurants/refusal-codes";
import { guestOrder, orderPage, orderView, restaurantOrder } from "./answers";
import { bookAnswer, bookQuery } from "./book/schema";
import { changeInput } from "./changes/schema";
import { orderFilter, orderListQuery } from "./list/order-list";
import { refundInput, refundRetryQuery } from "./refunds/schema";
import { orderInput, orderParams } from "./schema";
import { orderTimes, timesInput } from "./slots/schema";
import { promiseInput, statusInput } from "./status-input";
import { guestQuery, knownGuest, staffOrderInput, tillMenu, tillParams, tillQuery } from "./till/schema";

export const orderCalls = defineCalls({
  "GET /orders": {
    summary: "List orders",
    permission: "orders:read",
    query: orderListQuery,
    answer: orderPage,
  },
  "POST /orders": {
    summary: "Place an order",
    access: "public",
    forGuests: true,
    body: orderInput,
    codesOf: refusalCodesOf,
    answer: z.object({ order: orderView }),
    errors: ["conflict", "too-many-tries"],
    audit: "A guest’s order is a row of its own.",
    direct: true,
  },
  "POST /orders/times": {
    summary: "List the times at which the dishes of a cart can be ready",
    access: "public",
    forGuests: true,
    body: timesInput,
    answer: orderTimes,
    audit: "It changes nothing but the slots of orders that were not paid in time.",
  },
  "POST /orders/staff": {
    summary: "Place an order for a guest, at the counter or by telephone",
    permission: "orders:write",
    body: staffOrderInput,
    codesOf: refusalCodesOf,
    answer: z.object({ order: restaurantOrder }),
    errors: ["conflict", "too-many-tries"],
    audit: ["orders:place"],
  },
  "GET /orders/guests": {
    summary: "Find the guests of earlier orders by phone number",
    permission: "orders:write",
    query: guestQuery,
    answer: z.object({ guests: z.array(knownGuest).describe("The last ones first.") }),
  },
  "GET /orders/till/{id}": {
    summary: "Read the menu of an open restaurant with its terms",
    permission: "orders:write",
    params: tillParams,
    query: tillQuery,
    answer: tillMenu,
  },
  "GET /orders/export": {
    summary: "Export orders as CSV",
    permission: "orders:export",
    query: orderFilter,
    sends: ["text/csv"],
  },
  "GET /orders/book": {
    summary: "Read the turnover of a month by business day",
    permission: "dashboard:read",
    query: bookQuery,
    answer: bookAnswer,
  },
  "GET /orders/book/export": {
    summary: "Export the turnover of a month as CSV",
    permission: "dashboard:read",
    query: bookQuery,
    sends: ["text/csv"],
  },
  "GET /orders/{id}": {
    summary: "Read an order as its guest",
    access: "public",
    forGuests: true,
    loadedByPages: true,
    params: orderParams,
    answer: z.object({ order: guestOrder }),
    errors: ["not-found"],
  },
  "POST /orders/{id}/changes": {
    summary: "Change the dishes of an order",
    permission: "orders:write",
    params: orderParams,
    body: changeInput,
    answer: z.object({ order: restaurantOrder }),
    errors: ["not-found", "conflict", "too-many-tries"],
    audit: ["orders:change", "orders:place", "orders:refund"],
  },
  "POST /orders/{id}/refund": {
    summary: "Retry a refund",
    permission: "orders:write",
    params: orderParams,
    query: refundRetryQuery,
    answer: z.object({ order: restaurantOrder }),
    errors: ["not-found"],
    audit: ["orders:refund"],
  },
  "POST /orders/{id}/refunds": {
    summary: "Give money back for an order",
    permission: "refunds:write",
    params: orderParams,
    body: refundInput,
    answer: z.object({
      order: restaurantOrder,
      refundId: z.string().describe("The refund among those of the order."),
    }),
    errors: ["not-found", "conflict"],
    audit: ["orders:refund", "orders:sold-out"],
  },
  "POST /orders/{id}/status": {
    summary: "Change the status of an order",
    permission: "orders:write",
    params: orderParams,
    body: statusInput,
    answer: z.object({ order: restaurantOrder }),
    errors: ["not-found"],
    audit: ["orders:status", "orders:refund"],
  },
  "POST /orders/{id}/promise": {
    summary: "Promise the guest of an accepted order another time",
    permission: "orders:write",
    params: orderParams,
    body: promiseInput,
    answer: z.object({ order: restaurantOrder }),
    errors: ["not-found", "conflict"],
    audit: ["orders:status"],
  },
  "POST /orders/{id}/cancel": {
    summary: "Cancel an order as its guest, before the restaurant accepts it",
    access: "public",
    forGuests: true,
    params: orderParams,
    answer: z.object({ order: orderView }),
    errors: ["not-found", "conflict"],
    audit: ["orders:status", "orders:refund"],
  },
  "GET /orders/{id}/events": {
    summary: "Follow an order as its guest (server-sent events)",
    access: "public",
    loadedByPages: true,
    params: orderParams,
    sends: ["text/event-stream"],
    errors: ["not-found", "too-many-tries"],
  },
  "POST /orders/presence": {
    summary: "Report that a device of the kitchen is connected, once a minute",
    permission: "orders:write",
    answer: z.object({}),
    audit: "It says nothing about what somebody did.",
  },
  "GET /orders/events": {
    summary: "Follow orders (server-sent events)",
    permission: "orders:read",
    sends: ["text/event-stream"],
    errors: ["too-many-tries"],
  },
});
