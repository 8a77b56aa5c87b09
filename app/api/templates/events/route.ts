import { implement } from "@/lib/api/implement";
import { sendEvents } from "@/lib/api/send-events";
import { subscribeToChannel } from "@/lib/api/subscribe.server";
import type { Send } from "@/lib/platform/events/event-stream";
import { log } from "@/lib/platform/log/log";
import { shownTemplate } from "@/lib/templates/active.server";
import { templateCalls } from "@/lib/templates/calls";
import { TEMPLATE_CHANGED, TEMPLATE_CHANNEL, TEMPLATE_SHOWN } from "@/lib/templates/change";

/** Sends the template that visitors see now, so that a page that missed a change reloads. */
const sendShown = (send: Send) =>
  shownTemplate().then(
    (shown) => send(TEMPLATE_SHOWN, shown),
    (error: unknown) => log.warn({ err: error }, "A page could not be notified of the active template"),
  );

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/events": (context) => {
    // Templates have an opaque origin, and listen too.
    context.headers.set("Access-Control-Allow-Origin", "*");
    return sendEvents(context, (send) =>
      subscribeToChannel(TEMPLATE_CHANNEL, {
        onStart: () => void sendShown(send),
        onChange: () => send(TEMPLATE_CHANGED),
      }),
    );
  },
});
