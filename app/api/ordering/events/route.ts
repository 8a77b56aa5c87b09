import { AppError } from "@/lib/http/errors";
import { eventStream } from "@/lib/http/event-stream";
import { handle, route } from "@/lib/http/handle";
import { followChannel, MENUS_CHANNEL } from "@/lib/ordering/announce.server";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public" }, async ({ request }) => {
    const answer = eventStream(
      (send) =>
        followChannel(MENUS_CHANNEL, {
          onStart: () => send(MENUS_LISTENING),
          onChange: () => send(MENUS_CHANGED),
        }),
      request.signal,
    );
    if (!answer) throw new AppError("unavailable", "Too many visitors are listening just now.");
    return answer;
  }),
});
