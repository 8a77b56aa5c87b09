import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBody, isArriving } from "./request-body";

/**
 * A body must arrive at 8 kB/s, the speed of EDGE, the slowest network on which the page loads. It may be slower for 30
 * seconds in all, as in a tunnel; faster bytes compensate.
 */
const RATE = { bytesPerSecond: 8_000, slackSeconds: 30 };

type Arrival = { response: ServerResponse; bytesRead: number; slack: number };

const text = JSON.stringify({
  success: false,
  error: "The request took too long to arrive. Please try again.",
});
const tooSlow = [
  "HTTP/1.1 408 Request Timeout",
  "Content-Type: application/json",
  `Content-Length: ${Buffer.byteLength(text)}`,
  "Cache-Control: no-store",
  "Connection: close",
  "",
  text,
].join("\r\n");

/** Ends the connection as Node.js does for a slow request; reading the body fails. */
function cutOff({ socket }: IncomingMessage, response: ServerResponse) {
  if (!response.headersSent) socket.write(tooSlow);
  socket.destroy();
}

/**
 * Limits how slowly bodies may arrive. Node.js limits the whole request only, so that one byte a second would hold a
 * connection for as long as the largest upload may take.
 * @returns a function that watches a request
 */
export function boundArrival(): (request: IncomingMessage, response: ServerResponse) => void {
  const arrivals = new Map<IncomingMessage, Arrival>();
  let timer: NodeJS.Timeout | undefined;

  function lookAt(request: IncomingMessage, arrival: Arrival) {
    // A slow handler is not the client's delay.
    if (!isArriving(request) || request.readableLength > 0) return;
    const { bytesRead } = request.socket;
    const gained = (bytesRead - arrival.bytesRead) / RATE.bytesPerSecond;
    arrival.bytesRead = bytesRead;
    arrival.slack = Math.min(RATE.slackSeconds, arrival.slack - 1 + gained);
    if (arrival.slack <= 0) cutOff(request, arrival.response);
  }

  function lookAtAll() {
    for (const [request, arrival] of arrivals) lookAt(request, arrival);
  }

  function forget(request: IncomingMessage) {
    if (!arrivals.delete(request) || arrivals.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return (request, response) => {
    if (!hasBody(request)) return;
    const { bytesRead } = request.socket;
    arrivals.set(request, { response, bytesRead, slack: RATE.slackSeconds });
    for (const end of ["end", "close"]) request.once(end, () => forget(request));
    timer ??= setInterval(lookAtAll, 1000).unref();
  };
}
