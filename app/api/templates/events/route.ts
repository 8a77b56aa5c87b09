import { eventRoute } from "@/lib/api/event-route";
import { TEMPLATE_CHANGED, TEMPLATE_SHOWN } from "@/lib/templates/change";
import { subscribeToChanges } from "@/lib/templates/publish.server";

/** Templates are documents of an origin of their own, and listen too. */
const headers = { "Access-Control-Allow-Origin": "*" };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = eventRoute(
  { access: "visitor", headers },
  (send) =>
    subscribeToChanges({
      onStart: (shown) => send(TEMPLATE_SHOWN, shown),
      onChange: () => send(TEMPLATE_CHANGED),
    }),
);
