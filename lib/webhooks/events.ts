/** The types of events that endpoints can ask for, with their names for people. */
export const webhookEvents = {
  "order.placed": "An order reaches the kitchen",
  "order.accepted": "An order is accepted",
  "order.promised": "An order gets a time, or another one",
  "order.changed": "The dishes of an order are changed",
  "order.ready": "An order is ready",
  "order.done": "An order is handed over",
  "order.cancelled": "An order is cancelled",
  "payment.paid": "A payment arrives",
  "payment.failed": "A payment fails",
  "payment.refunded": "Money is given back",
  "menu.published": "A menu is published",
  "landing.published": "The landing page is published",
  "page.published": "A page is published",
  "translation.published": "A translation is published",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The type of the event that tests an endpoint. */
export const TEST_EVENT = "endpoint.test";

/** The maximum number of endpoints. */
export const MAX_ENDPOINTS = 20;
