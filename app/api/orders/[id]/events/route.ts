import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { orderCalls } from "@/lib/orders/calls";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { ORDERS_CHANNEL } from "@/lib/orders/publish.server";
import { requireOrder } from "@/lib/orders/server";
import { followKitchen } from "@/lib/orders/steps/follow-kitchen.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/{id}/events": async (context) => {
    const { id } = await requireOrder(context.params.id);
    return sendEvents(context, (send) => {
      const unsubscribe = subscribeToChannel(ORDERS_CHANNEL, {
        onStart: () => send(ORDERS_LISTENING),
        onChange: (changed) => {
          if (changed === null || changed === id) send(ORDERS_CHANGED);
        },
      });
      const unfollow = followKitchen(() => send(ORDERS_CHANGED));
      return () => {
        unsubscribe();
        unfollow();
      };
    });
  },
});
