import "server-only";
import { endStreamsWithSessions } from "@/lib/accounts/sessions/ended-sessions.server";
import { type Follow, openEventStream } from "@/lib/platform/events/event-stream";
import { requireRoomForStream } from "@/lib/platform/events/open-streams";
import { handOverStream, STREAM_HEADER } from "@/lib/platform/events/stream-handover";
import type { Context } from "./handle";

type Listening = Pick<
  Context<unknown, unknown, { access: "visitor" }>,
  "request" | "address" | "user" | "holder" | "headers"
>;

/**
 * Sends server-sent events. The number of streams is limited per address and per session or API token. A stream ends
 * with its session or token, or when the user's role changes. `HEAD` opens no stream.
 * @throws AppError `too-many-tries`
 */
export async function sendEvents(
  { request, address, user, holder, headers }: Listening,
  follow: Follow,
): Promise<Response> {
  const session = user && holder && { ...holder, role: user.role };
  const listener = { address, session };
  const followAll: Follow = (send) => {
    const stops = [follow(send), session ? endStreamsWithSessions() : () => undefined];
    return () => stops.forEach((stop) => void stop());
  };
  const ticket = request.headers.get(STREAM_HEADER);
  if (ticket) handOverStream(ticket, openEventStream(followAll, listener));
  else requireRoomForStream(listener);
  headers.set("Content-Type", "text/event-stream; charset=utf-8");
  headers.set("Cache-Control", "no-store, no-transform");
  headers.set("X-Accel-Buffering", "no");
  return new Response(null, { headers });
}
