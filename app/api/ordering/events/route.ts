import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/restaurants/published/events";
import { MENUS_CHANNEL } from "@/lib/restaurants/published/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /ordering/events": (context) =>
    sendEvents(context, (send) =>
      subscribeToChannel(MENUS_CHANNEL, {
        onStart: () => send(MENUS_LISTENING),
        onChange: () => send(MENUS_CHANGED),
      }),
    ),
});
