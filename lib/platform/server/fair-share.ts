import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { LRUCache } from "lru-cache";
import { addressKey } from "@/lib/platform/http/address-key";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { type Account, countProcessorTime } from "./processor-time";
import { hasBody, isArriving } from "./request-body";
import { isLoopback } from "./visitor-address";

/**
 * The limits of one address: requests in work, pages being rendered, further requests with arriving bodies, and
 * requests begun in one turn of the event loop.
 */
const LIMITS = { concurrency: 32, renders: 1, arriving: 256, perTurn: 1 };
/** The maximum number of addresses without requests whose processor time is kept. */
const MAX_ACCOUNTS = 10_000;
/** The event of a response that continues as a stream and no longer counts as work. */
export const HANDED_OVER = "handed over";

type Waiting = { request: IncomingMessage; begin: () => void };
type Share = {
  account: Account;
  working: number;
  renders: number;
  arriving: number;
  begun: number;
  waiting: Waiting[];
  turn: NodeJS.Immediate | null;
  /** True if the address has no processor time left, and a timer will continue. */
  isLater: boolean;
};

type Options = {
  /** True if a request has a page rendered. */
  isRender?: (request: IncomingMessage) => boolean;
  /** Clocks in milliseconds, and a timer. */
  now?: () => number;
  busy?: () => number;
  later?: (go: () => void, milliseconds: number) => void;
};

const whileBusy = () => performance.eventLoopUtilization().active;
const withTimer = (go: () => void, milliseconds: number) => void setTimeout(go, milliseconds).unref();

/**
 * Limits the concurrent requests of each client address; its other requests wait. Node.js accepts one connection per
 * turn of its event loop, so one busy client would delay all others.
 *
 * - A request takes a place only when its body has arrived: a slow sender takes none from others at the same address.
 *   Waiting requests may therefore overtake each other, which `createQueue` can't do.
 * - Pages are rendered one at a time for each address.
 * - An address without processor time begins no request until some of it has returned.
 *
 * Requests from this machine are not limited, as the process also sends some to itself.
 */
export function fairShare(
  handle: RequestListener,
  {
    isRender = () => false,
    now = () => performance.now(),
    busy = whileBusy,
    later = withTimer,
  }: Options = {},
): RequestListener {
  const shares = new Map<string, Share>();
  const accounts = new LRUCache<string, Account>({ max: MAX_ACCOUNTS });
  const time = countProcessorTime({ now, busy });

  function mayBegin({ working, renders, arriving, begun }: Share, request: IncomingMessage) {
    if (begun >= LIMITS.perTurn) return false;
    if (isArriving(request)) return arriving < LIMITS.arriving;
    return working < LIMITS.concurrency && (renders < LIMITS.renders || !isRender(request));
  }

  /** Removes the first waiting request that may begin. */
  function takeNext(share: Share): Waiting | undefined {
    if (share.begun >= LIMITS.perTurn) return;
    const index = share.waiting.findIndex(({ request }) => mayBegin(share, request));
    return index < 0 ? undefined : share.waiting.splice(index, 1)[0];
  }

  /** Returns whether the address must wait for processor time; if so, starts the timer. */
  function hasToWait(address: string, share: Share): boolean {
    if (share.isLater) return true;
    const milliseconds = time.waitFor(share.account);
    if (milliseconds === 0) return false;
    share.isLater = true;
    later(() => {
      share.isLater = false;
      goOn(address, share);
    }, milliseconds);
    return true;
  }

  const countRequests = () => {
    const sums = { working: 0, arriving: 0, waiting: 0 };
    for (const { working, arriving, waiting } of shares.values()) {
      sums.working += working;
      sums.arriving += arriving;
      sums.waiting += waiting.length;
    }
    return sums;
  };
  const help = "Requests of visitors that are worked on or wait.";
  declareGauge("platform_visitors_requests", help, countRequests, { label: "state" });

  function shareOf(address: string): Share {
    const share = shares.get(address) ?? {
      account: accounts.get(address) ?? time.open(),
      working: 0,
      renders: 0,
      arriving: 0,
      begun: 0,
      waiting: [],
      turn: null,
      isLater: false,
    };
    shares.set(address, share);
    return share;
  }

  /** Keeps the processor time of an address without requests. */
  function removeIdle(address: string, share: Share) {
    const isIdle = share.working + share.arriving + share.waiting.length === 0;
    if (!isIdle || share.turn || share.isLater) return;
    shares.delete(address);
    if (time.isUnused(share.account)) accounts.delete(address);
    else accounts.set(address, share.account);
  }

  function goOn(address: string, share: Share) {
    share.turn = null;
    share.begun = 0;
    share.waiting = share.waiting.filter(({ request }) => !request.socket.destroyed);
    if (share.waiting.length > 0 && !hasToWait(address, share)) takeNext(share)?.begin();
    removeIdle(address, share);
  }

  function goOnSoon(address: string, share: Share) {
    share.turn ??= setImmediate(goOn, address, share);
  }

  function begin(address: string, share: Share, request: IncomingMessage, response: ServerResponse) {
    const renders = isRender(request) ? 1 : 0;
    let place: "arriving" | "working" | null = null;
    let takesTime = false;
    const countTime = (takes: boolean) => {
      if (takes === takesTime) return;
      takesTime = takes;
      share.renders += takes ? renders : -renders;
      if (takes) time.begin(share.account);
      else time.end(share.account);
      goOnSoon(address, share);
    };
    const count = (one: 1 | -1) => {
      if (place) share[place] += one;
      if (place === "working") countTime(one === 1);
    };
    const move = (to: typeof place) => {
      count(-1);
      place = to;
      count(1);
      goOnSoon(address, share);
    };
    share.begun += 1;
    move(isArriving(request) ? "arriving" : "working");
    if (place === "arriving") request.once("end", () => place && move("working"));
    const done = () => place && move(null);
    const leave = () => {
      if (takesTime && !response.writableFinished) time.abandon(share.account);
      done();
    };
    // Only the transfer of the answer remains.
    response.once("prefinish", () => countTime(false));
    response.once("close", leave).once(HANDED_OVER, done);
    handle(request, response);
  }

  return (request, response) => {
    const visitor = String(request.headers[ADDRESS_HEADER]);
    if (isLoopback(visitor)) return handle(request, response);
    const address = addressKey(visitor);
    const share = shareOf(address);
    const go = () => begin(address, share, request, response);
    // A body that was sent along with its head arrives before the next turn.
    const isNext = !hasBody(request) && share.waiting.length === 0 && mayBegin(share, request);
    if (isNext && !hasToWait(address, share)) return go();
    // Runs in the context of its own request.
    share.waiting.push({ request, begin: AsyncResource.bind(go) });
    goOnSoon(address, share);
  };
}
