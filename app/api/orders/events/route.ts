import { AppError } from "@/lib/http/errors";
import { eventStream } from "@/lib/http/event-stream";
import { handle, route } from "@/lib/http/handle";
import { followChannel, ORDERS_CHANNEL } from "@/lib/ordering/announce.server";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/ordering/events";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin" }, async ({ request }) => {
    const answer = eventStream(
      (send) =>
        followChannel(ORDERS_CHANNEL, {
          onStart: () => send(ORDERS_LISTENING),
          onChange: () => send(ORDERS_CHANGED),
        }),
      request.signal,
    );
    if (!answer) throw new AppError("unavailable", "Too many are listening just now.");
    return answer;
  }),
});
