import { eventRoute } from "@/lib/api/event-route";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";
import { MENUS_CHANNEL, subscribeToChannel } from "@/lib/ordering/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute({ access: "visitor" }, (send) =>
  subscribeToChannel(MENUS_CHANNEL, {
    onStart: () => send(MENUS_LISTENING),
    onChange: () => send(MENUS_CHANGED),
  }),
);
