import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests may wait on one connection for the answers before them; browsers send none ahead. */
const MOST_WAITING = 16;

const busy = new WeakMap<Socket, (() => void)[]>();

/** Whether a request of this connection is being answered. */
export const isAnswering = (socket: Socket) => busy.has(socket);

/**
 * Handles the requests of a connection one after the other: the next only once the answer before it has been taken, so
 * that who asks ahead and does not read makes nobody work. Node.js itself handles all of them at once. A connection
 * with more than 16 waiting is cut off.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  function begin(request: IncomingMessage, response: ServerResponse) {
    response.once("close", () => goOn(request.socket));
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
    } else if (waiting.length < MOST_WAITING) {
      // What begins when another request ends must not run in that one's context.
      waiting.push(AsyncResource.bind(() => begin(request, response)));
    } else {
      socket.destroy();
    }
  };
}
