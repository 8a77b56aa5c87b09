import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { orderCalls } from "@/lib/orders/calls";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { ORDERS_CHANNEL } from "@/lib/orders/publish.server";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/events": async (context) => {
    if (context.may("orders:write")) await noteKitchen();
    return sendEvents(context, (send) =>
      subscribeToChannel(ORDERS_CHANNEL, {
        onStart: () => send(ORDERS_LISTENING),
        onChange: () => send(ORDERS_CHANGED),
      }),
    );
  },
});
