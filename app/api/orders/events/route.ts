import { eventRoute } from "@/lib/api/event-route";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/ordering/events";
import { ORDERS_CHANNEL, subscribeToChannel } from "@/lib/ordering/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute(
  { permission: "orders:read" },
  (send) =>
    subscribeToChannel(ORDERS_CHANNEL, {
      onStart: () => send(ORDERS_LISTENING),
      onChange: () => send(ORDERS_CHANGED),
    }),
);
