import { eventRoute } from "@/lib/http/event-route";
import { followChannel, MENUS_CHANNEL } from "@/lib/ordering/announce.server";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute({ access: "visitor" }, (send) =>
  followChannel(MENUS_CHANNEL, {
    onStart: () => send(MENUS_LISTENING),
    onChange: () => send(MENUS_CHANGED),
  }),
);
