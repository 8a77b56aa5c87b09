import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The maximum number of waiting requests on a connection; browsers send none ahead. */
const MAX_PIPELINED = 16;

const WAITING = Symbol("requests that wait for the answer in progress");
/** A property, since looking a connection up in a map takes longer. */
type Connection = Socket & { [WAITING]?: (() => void)[] | undefined };

/** Returns whether a request of this connection is in progress. */
export const isAnswering = (socket: Connection) => socket[WAITING] !== undefined;

/**
 * Handles pipelined requests of a connection one at a time, each after the client has read the previous answer. Node.js
 * would handle all at once, so that a client that never reads could cause unlimited work. Closes connections with more
 * than 16 waiting requests.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  function begin(request: IncomingMessage, response: ServerResponse) {
    // An interrupted request has no socket later.
    const socket: Connection = request.socket;
    response.on("close", () => goOn(socket));
    handle(request, response);
  }

  function goOn(socket: Connection) {
    const next = socket.destroyed ? undefined : socket[WAITING]?.shift();
    if (next) next();
    else socket[WAITING] = undefined;
  }

  return (request, response) => {
    const socket: Connection = request.socket;
    if (socket.destroyed) return;
    const waiting = socket[WAITING];
    if (!waiting) {
      socket[WAITING] = [];
      begin(request, response);
    } else if (waiting.length < MAX_PIPELINED) {
      // Runs in the context of its own request.
      waiting.push(AsyncResource.bind(() => begin(request, response)));
    } else {
      socket.destroy();
    }
  };
}
