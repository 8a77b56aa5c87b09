import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { templateCalls } from "@/lib/templates/calls";
import { TEMPLATE_CHANGED, TEMPLATE_SHOWN } from "@/lib/templates/change";
import { subscribeToChanges } from "@/lib/templates/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/events": (context) => {
    // Templates are documents of an origin of their own, and listen too.
    context.headers.set("Access-Control-Allow-Origin", "*");
    return sendEvents(context, (send) =>
      subscribeToChanges({
        onStart: (shown) => send(TEMPLATE_SHOWN, shown),
        onChange: () => send(TEMPLATE_CHANGED),
      }),
    );
  },
});
