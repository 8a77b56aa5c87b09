import { eventRoute } from "@/lib/http/event-route";
import { followChannel, ORDERS_CHANNEL } from "@/lib/ordering/announce.server";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/ordering/events";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute({ access: "admin" }, (send) =>
  followChannel(ORDERS_CHANNEL, {
    onStart: () => send(ORDERS_LISTENING),
    onChange: () => send(ORDERS_CHANGED),
  }),
);
