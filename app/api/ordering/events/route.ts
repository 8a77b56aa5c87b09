import { eventRoute } from "@/lib/api/event-route";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/restaurants/published/events";
import { MENUS_CHANNEL } from "@/lib/restaurants/published/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute({ access: "visitor" }, (send) =>
  subscribeToChannel(MENUS_CHANNEL, {
    onStart: () => send(MENUS_LISTENING),
    onChange: () => send(MENUS_CHANGED),
  }),
);
