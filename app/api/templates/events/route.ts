import { eventRoute } from "@/lib/http/event-route";
import { followChanges } from "@/lib/templates/announce.server";
import { TEMPLATE_CHANGED, TEMPLATE_SHOWN } from "@/lib/templates/change";

/** Templates are documents of an origin of their own, and listen too. */
const headers = { "Access-Control-Allow-Origin": "*" };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute(
  { access: "visitor", headers },
  (send) =>
    followChanges({
      onStart: (shown) => send(TEMPLATE_SHOWN, shown),
      onChange: () => send(TEMPLATE_CHANGED),
    }),
);
