import type { IncomingMessage, ServerResponse } from "node:http";
import { expectStream, STREAM_HEADER, takeStream } from "@/lib/platform/events/stream-handover";
import { HANDED_OVER } from "./fair-share";

const eventRoute = /\/events(\?|$)/;

/**
 * Lets an event route hand its stream over to the HTTP connection. Next.js keeps about 75 kB for each request in
 * progress; for Next.js the request ends with the handover. Call it after adding listeners to the response.
 */
export function takeEventStream(request: IncomingMessage, response: ServerResponse) {
  delete request.headers[STREAM_HEADER];
  if (request.method !== "GET" || !eventRoute.test(request.url ?? "")) return;
  const ticket = expectStream();
  request.headers[STREAM_HEADER] = ticket;
  // The originals: later layers wrap them, and write nothing after their own end.
  const write: (text: string) => boolean = response.write.bind(response);
  const end: ServerResponse["end"] = response.end.bind(response);
  const leave = () => void end();

  let ours = new Set<unknown>();

  /** Other listeners would keep the whole request in memory. */
  function removeOtherListeners() {
    for (const event of ["close", "finish"]) {
      for (const listener of response.rawListeners(event)) {
        if (!ours.has(listener)) response.off(event, listener as () => void);
      }
    }
  }

  response.end = ((...given: Parameters<ServerResponse["end"]>) => {
    response.end = end;
    const stream = takeStream(ticket);
    if (!stream) return end(...given);
    response.emit(HANDED_OVER);
    removeOtherListeners();
    response.once("close", stream.end).on("drain", stream.want);
    stream.begin({ take: (text) => void (write(text) && stream.want()), leave });
    return response;
  }) as ServerResponse["end"];
  response.once("close", () => takeStream(ticket)?.end());
  ours = new Set([...response.rawListeners("close"), ...response.rawListeners("finish")]);
}
