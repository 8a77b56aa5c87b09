import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addressKey } from "@/lib/http/address-key";
import { ADDRESS_HEADER } from "@/lib/http/origin";
import { isLoopback } from "./visitor-address";

/** How many requests of one address are worked on at once, and how many of them begin in one turn of the event loop. */
const MOST = { atOnce: 32, aTurn: 1 };
/** What a response tells when it goes on, but is no work any more. */
export const HANDED_OVER = "handed over";

type Waiting = { request: IncomingMessage; begin: () => void };
type Share = { working: number; begun: number; waiting: Waiting[]; turn: NodeJS.Immediate | null };

const mayBegin = ({ working, begun }: Share) => working < MOST.atOnce && begun < MOST.aTurn;

/**
 * Works on so many requests of one visitor's address at once, and lets its others wait, so that everybody else is
 * answered meanwhile: Node.js accepts one connection in each turn of its event loop, and none while it works. This
 * machine's own are not counted: the process also asks itself.
 */
export function fairShare(handle: RequestListener): RequestListener {
  const shares = new Map<string, Share>();

  function goOn(address: string, share: Share) {
    share.turn = null;
    share.begun = 0;
    while (share.waiting.length > 0 && mayBegin(share)) {
      const next = share.waiting.shift();
      if (next && !next.request.socket.destroyed) next.begin();
    }
    if (share.working === 0 && share.waiting.length === 0 && !share.turn) shares.delete(address);
  }

  function goOnSoon(address: string, share: Share) {
    share.turn ??= setImmediate(goOn, address, share);
  }

  function begin(address: string, share: Share, request: IncomingMessage, response: ServerResponse) {
    share.working += 1;
    share.begun += 1;
    goOnSoon(address, share);
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      share.working -= 1;
      goOnSoon(address, share);
    };
    response.once("close", done).once(HANDED_OVER, done);
    handle(request, response);
  }

  return (request, response) => {
    const visitor = String(request.headers[ADDRESS_HEADER]);
    if (isLoopback(visitor)) return handle(request, response);
    const address = addressKey(visitor);
    const share = shares.get(address) ?? { working: 0, begun: 0, waiting: [], turn: null };
    shares.set(address, share);
    const go = () => begin(address, share, request, response);
    // What begins in a later turn must run in its own request's context.
    if (share.waiting.length === 0 && mayBegin(share)) go();
    else share.waiting.push({ request, begin: AsyncResource.bind(go) });
  };
}
