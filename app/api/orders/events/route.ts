import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { orderCalls } from "@/lib/orders/calls";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { ORDERS_CHANNEL } from "@/lib/orders/publish.server";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";
import { TABLES_CHANNEL } from "@/lib/tables/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/events": async (context) => {
    if (context.may("orders:write")) await noteKitchen();
    return sendEvents(context, (send) => {
      const stops = [ORDERS_CHANNEL, TABLES_CHANNEL].map((channel) =>
        subscribeToChannel(channel, {
          onStart: () => send(ORDERS_LISTENING),
          onChange: () => send(ORDERS_CHANGED),
        }),
      );
      return () => stops.forEach((stop) => void stop());
    });
  },
});
