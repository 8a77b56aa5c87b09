import { AppError } from "@/lib/http/errors";
import { eventStream } from "@/lib/http/event-stream";
import { handle, route } from "@/lib/http/handle";
import { followChanges } from "@/lib/templates/announce.server";
import { TEMPLATE_CHANGED, TEMPLATE_SHOWN } from "@/lib/templates/change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public" }, async ({ request }) => {
    const answer = eventStream(
      (send) =>
        followChanges({
          onStart: (shown) => send(TEMPLATE_SHOWN, shown),
          onChange: () => send(TEMPLATE_CHANGED),
        }),
      request.signal,
    );
    if (!answer) throw new AppError("unavailable", "Too many visitors are listening just now.");
    answer.headers.set("Access-Control-Allow-Origin", "*");
    return answer;
  }),
});
