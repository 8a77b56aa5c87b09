import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addressKey } from "@/lib/http/address-key";
import { ADDRESS_HEADER } from "@/lib/http/origin";
import { declareGauges } from "@/lib/metrics/registry";
import { isLoopback } from "./visitor-address";

/**
 * How many requests of one address are worked on at once, how many more may be sending their bodies, and how many begin
 * in one turn of the event loop.
 */
const MOST = { atOnce: 32, arriving: 256, aTurn: 1 };
/** The event that a response emits when it continues as a stream and no longer counts as work in progress. */
export const HANDED_OVER = "handed over";

type Waiting = { request: IncomingMessage; begin: () => void };
type Share = {
  working: number;
  arriving: number;
  begun: number;
  waiting: Waiting[];
  turn: NodeJS.Immediate | null;
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether we wait for the sender; its handler may have begun, and reads what comes. */
const isArriving = (request: IncomingMessage) => hasBody(request) && !request.complete;

function mayBegin({ working, arriving, begun }: Share, request: IncomingMessage) {
  const hasRoom = isArriving(request) ? arriving < MOST.arriving : working < MOST.atOnce;
  return hasRoom && begun < MOST.aTurn;
}

/** Takes the first that may begin out of those who wait. */
function takeNext(share: Share): Waiting | undefined {
  if (share.begun >= MOST.aTurn) return;
  const index = share.waiting.findIndex(({ request }) => mayBegin(share, request));
  return index < 0 ? undefined : share.waiting.splice(index, 1)[0];
}

/**
 * Limits the concurrent requests of each client address; the others of that address wait, so that everybody else is
 * served. Node.js accepts one connection per turn of its event loop, so one busy client would delay all others. A
 * request takes a place only once its body has arrived: a slow sender takes none from others behind the same address.
 * Waiting requests may therefore overtake each other, which `createQueue` can't do. Requests from this machine are
 * not limited, as the process also sends some to itself.
 */
export function fairShare(handle: RequestListener): RequestListener {
  const shares = new Map<string, Share>();

  declareGauges(
    "platform_visitors_requests",
    "Requests of visitors that are worked on or wait.",
    "state",
    () => {
      const sums = { working: 0, arriving: 0, waiting: 0 };
      for (const { working, arriving, waiting } of shares.values()) {
        sums.working += working;
        sums.arriving += arriving;
        sums.waiting += waiting.length;
      }
      return sums;
    },
  );

  function goOn(address: string, share: Share) {
    share.turn = null;
    share.begun = 0;
    for (let next = takeNext(share); next; next = takeNext(share)) {
      if (!next.request.socket.destroyed) next.begin();
    }
    const isIdle = share.working + share.arriving + share.waiting.length === 0;
    if (isIdle && !share.turn) shares.delete(address);
  }

  function goOnSoon(address: string, share: Share) {
    share.turn ??= setImmediate(goOn, address, share);
  }

  function begin(address: string, share: Share, request: IncomingMessage, response: ServerResponse) {
    let place: "arriving" | "working" | null = null;
    const move = (to: typeof place) => {
      if (place) share[place] -= 1;
      if (to) share[to] += 1;
      place = to;
      goOnSoon(address, share);
    };
    share.begun += 1;
    move(isArriving(request) ? "arriving" : "working");
    if (place === "arriving") request.once("end", () => place && move("working"));
    const done = () => place && move(null);
    response.once("close", done).once(HANDED_OVER, done);
    handle(request, response);
  }

  return (request, response) => {
    const visitor = String(request.headers[ADDRESS_HEADER]);
    if (isLoopback(visitor)) return handle(request, response);
    const address = addressKey(visitor);
    const share = shares.get(address) ?? { working: 0, arriving: 0, begun: 0, waiting: [], turn: null };
    shares.set(address, share);
    const go = () => begin(address, share, request, response);
    // A body that was sent along with its head has arrived by the next turn.
    if (!hasBody(request) && share.waiting.length === 0 && mayBegin(share, request)) return go();
    // What begins in a later turn must run in its own request's context.
    share.waiting.push({ request, begin: AsyncResource.bind(go) });
    goOnSoon(address, share);
  };
}
