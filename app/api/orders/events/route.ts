import { eventRoute } from "@/lib/api/event-route";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { ORDERS_CHANNEL } from "@/lib/orders/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute(
  { permission: "orders:read" },
  (send) =>
    subscribeToChannel(ORDERS_CHANNEL, {
      onStart: () => send(ORDERS_LISTENING),
      onChange: () => send(ORDERS_CHANGED),
    }),
);
