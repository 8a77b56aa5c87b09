import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests may wait on one connection for the answers before them; browsers send none ahead. */
const MAX_PIPELINED = 16;

const busy = new WeakMap<Socket, (() => void)[]>();

/** Whether a request of this connection is in progress. */
export const isAnswering = (socket: Socket) => busy.has(socket);

/**
 * Handles pipelined requests of a connection one at a time: the next only after the client has read the answer before
 * it. Node.js would handle all at once, and a client that never reads could cause unlimited work. A connection with
 * more than 16 waiting requests is closed.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  function begin(request: IncomingMessage, response: ServerResponse) {
    // Of a request that was cut off the socket is gone by then.
    const { socket } = request;
    response.once("close", () => goOn(socket));
    handle(request, response);
  }

  function goOn(socket: Socket) {
    const next = socket.destroyed ? undefined : busy.get(socket)?.shift();
    if (next) next();
    else busy.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = busy.get(socket);
    if (!waiting) {
      busy.set(socket, []);
      begin(request, response);
    } else if (waiting.length < MAX_PIPELINED) {
      // What begins when another request ends must not run in that one's context.
      waiting.push(AsyncResource.bind(() => begin(request, response)));
    } else {
      socket.destroy();
    }
  };
}
