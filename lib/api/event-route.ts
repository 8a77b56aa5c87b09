import "server-only";
import { endStreamsWithSessions } from "@/lib/accounts/sessions/ended-sessions.server";
import type { Permission } from "@/lib/platform/access/permissions";
import { type Follow, openEventStream } from "@/lib/platform/http/event-stream";
import { requireRoomForStream } from "@/lib/platform/http/open-streams";
import { handOverStream, STREAM_HEADER } from "@/lib/platform/http/stream-handover";
import type { Access } from "./caller";
import { handle, route } from "./handle";

/** "visitor" lets everyone listen; who is signed in has room of his own. */
type Needs = Extract<Access, { permission: Permission }> | { access: "visitor"; permission?: never };
type Options = Needs & { headers?: Record<string, string> };

/**
 * Makes a route that sends server-sent events. The number of streams is limited per address and per session or API
 * token, and a stream ends with that, or when the role of its user changes. `HEAD` answers with the headers and opens
 * no stream.
 */
export function eventRoute({ headers, ...needs }: Options, follow: Follow) {
  return route({
    GET: handle(
      { ...(needs as Needs), sends: ["text/event-stream"], errors: ["too-many-tries"] },
      async ({ request, address, user, holder }) => {
        const session = user && holder && { ...holder, role: user.role };
        const listener = { address, session };
        const followAll: Follow = (send) => {
          const stops = [follow(send), session ? endStreamsWithSessions() : () => undefined];
          return () => stops.forEach((stop) => void stop());
        };
        const ticket = request.headers.get(STREAM_HEADER);
        if (ticket) handOverStream(ticket, openEventStream(followAll, listener));
        else requireRoomForStream(listener);
        return new Response(null, {
          headers: {
            "Content-Type": "text/event-stream; charset=utf-8",
            "Cache-Control": "no-store, no-transform",
            "X-Accel-Buffering": "no",
            ...headers,
          },
        });
      },
    ),
  });
}
