import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addressKey } from "@/lib/http/address-key";
import { ADDRESS_HEADER } from "@/lib/http/origin";
import { isLoopback } from "./visitor-address";

/** How many requests of one address are worked on at once: more than a browser sends, and than a page has parts. */
const AT_ONCE = 32;
/** What a response tells when it goes on, but is no work any more. */
export const HANDED_OVER = "handed over";

type Waiting = { request: IncomingMessage; begin: () => void };
type Share = { working: number; waiting: Waiting[] };

/**
 * Works on so many requests of one visitor's address at once, and lets its others wait, so that everybody else is
 * answered meanwhile. This machine's own are not counted: the process also asks itself.
 */
export function fairShare(handle: RequestListener): RequestListener {
  const shares = new Map<string, Share>();

  function begin(address: string, share: Share, request: IncomingMessage, response: ServerResponse) {
    share.working += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      share.working -= 1;
      goOn(address, share);
    };
    response.once("close", done).once(HANDED_OVER, done);
    handle(request, response);
  }

  function goOn(address: string, share: Share) {
    let next = share.waiting.shift();
    while (next?.request.socket.destroyed) next = share.waiting.shift();
    if (next) next.begin();
    else if (share.working === 0) shares.delete(address);
  }

  return (request, response) => {
    const visitor = String(request.headers[ADDRESS_HEADER]);
    if (isLoopback(visitor)) return handle(request, response);
    const address = addressKey(visitor);
    const share = shares.get(address) ?? { working: 0, waiting: [] };
    shares.set(address, share);
    const go = () => begin(address, share, request, response);
    // What begins when another request ends must not run in that one's context.
    if (share.working < AT_ONCE) go();
    else share.waiting.push({ request, begin: AsyncResource.bind(go) });
  };
}
