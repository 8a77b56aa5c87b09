import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { LRUCache } from "lru-cache";
import { ADDRESS_HEADER, configuredOrigin, REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { INTENDED_HEADER } from "@/lib/platform/http/plain-page";
import { log } from "@/lib/platform/log/log";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { declareTally } from "@/lib/platform/metrics/tally";
import { remember } from "@/lib/platform/runtime/remember";
import { isCacheable, noReads, recordReads } from "@/lib/platform/tracking/reads";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { createEntries, keyOf } from "./entries";
import { type Entry, makeEntry, uncached } from "./entry";
import { following, followingSettled } from "./following";
import { answerLean } from "./lean-answer";
import { type Rendered, render } from "./render";
import type { Resource } from "./resource";
import { send } from "./send";
import { createSharedRenders } from "./shared-renders";

/** Functions of features, set by `connectPageCache` within Next.js. */
type Connections = {
  countVisit?: (page: string, request: IncomingMessage) => void;
  /** True if the owner has a page at this path. */
  hasOwnersPage?: (path: string) => Promise<boolean>;
  /** Lists the paths of the site's pages, none before set-up. */
  listPages?: () => Promise<string[]>;
  /** Reads changed settings: the site's address is a part of each key. */
  readSettings?: () => Promise<unknown>;
};
export const connections = remember<Connections>("page cache", () => ({}));

const addCount = declareTally(
  "platform_page_cache_requests_total",
  "Requests by result of the page cache: sent from memory, sent although possibly outdated, rendered, or passed on.",
  ["result"],
);
const counts = {
  hit: addCount({ result: "hit" }),
  stale: addCount({ result: "stale" }),
  miss: addCount({ result: "miss" }),
  pass: addCount({ result: "pass" }),
};

/** Removes the headers of our internal connection; the request id is set already. */
function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { connection, date, "transfer-encoding": coding, "x-request-id": id, ...others } = headers;
  return others;
}

type Outcome = { entry: Entry } | { refused: Rendered } | "too large" | "failed";

function mayKeep({ keeps, forGood }: Resource, { status, headers, body }: Rendered): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined) return false;
  if (forGood && !String(headers["cache-control"]).includes("immutable")) return false;
  return keeps?.(body) !== false;
}

const MAX_LARGE = 1000;

type Options = {
  bytes: number;
  handle: RequestListener;
  /** Returns the resource at an address (path and query), for the header `Accept`; null if it is not cacheable. */
  resourceAt: (url: string, accept?: string) => Resource | null;
  /** Returns the page at an address that is not kept and has an island; null otherwise. */
  islandPageAt?: (url: string) => Resource | null;
  isPersonal: (headers: IncomingHttpHeaders) => boolean;
  /** Requests of browsers that see other pages and data than everyone. */
  seesPreview?: (headers: IncomingHttpHeaders) => boolean;
  onKept?: (key: string, entry: Entry) => void;
  onGone?: (key: string) => void;
  /** Called when no page may be sent from a copy of an earlier process. */
  onPagesGone?: () => void;
  copyOf?: (key: string) => Promise<Entry | null>;
};

const requestIdOf = ({ headers }: IncomingMessage) => String(headers[REQUEST_ID_HEADER] ?? "");

/**
 * Caches answers that are the same for everyone, in memory. A change of a table that an answer was read from
 * invalidates it; the next request renders it once for all that wait.
 */
export function createPageCache({
  bytes,
  handle,
  resourceAt,
  islandPageAt,
  isPersonal,
  seesPreview,
  onKept,
  ...stored
}: Options) {
  const entries = createEntries({ bytes, ...stored });
  declareGauge("platform_page_cache_bytes", "Memory that the page cache takes.", entries.bytes);
  const share = createSharedRenders<Outcome>();
  /** True after an intended status 503: no page is kept, in memory or on disk. */
  let isAnnounced = false;
  /** Addresses of too large answers, with `latestVersion` at that time. */
  const tooLarge = new LRUCache<string, number>({ max: MAX_LARGE });

  /** Returns the resource that may be answered from the cache; null otherwise. */
  function wanted(request: IncomingMessage): Resource | null {
    const { method, url = "/", headers } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const resource = resourceAt(url, headers.accept);
    // The portal loads its scripts and pictures with the cookie of a session.
    if (!resource || resource.kind === "file") return resource;
    if (headers.cookie !== undefined && seesPreview?.(headers)) return null;
    return resource.forEveryone || !isPersonal(headers) ? resource : null;
  }

  const keyFor = (resource: Resource, { headers }: IncomingMessage) =>
    keyOf(resource, configuredOrigin() === null ? entries.origins.of(headers) : "");

  const isCurrent = ({ tables, version }: Entry) => areUnchanged(tables, version);
  const isFresh = (entry: Entry) => isCurrent(entry) && Date.now() < entry.freshUntil;

  function sendKept(request: IncomingMessage, response: ServerResponse, entry: Entry, isStale = false) {
    const { page } = entry.resource;
    if (isStale) counts.stale.count += 1;
    if (page !== undefined && request.method === "GET") connections.countVisit?.(page, request);
    if (!response.destroyed) send(request, response, entry, { requestId: requestIdOf(request), isStale });
  }

  /** Sends a current entry. @returns whether one was sent */
  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (following() !== "live") return false;
    const resource = wanted(request);
    const entry = resource && entries.get(keyFor(resource, request));
    if (!entry || !isFresh(entry)) return false;
    counts.hit.count += 1;
    sendKept(request, response, entry);
    return true;
  }

  async function renderOnce(key: string, resource: Resource, request: IncomingMessage): Promise<Outcome> {
    const [version, reads] = [latestVersion(), noReads()];
    const wanted = {
      resource,
      origin: entries.origins.of(request.headers),
      requestId: requestIdOf(request),
      address: String(request.headers[ADDRESS_HEADER] ?? "unknown"),
    };
    const rendered = await recordReads(reads, () => render(handle, wanted));
    if (!rendered) {
      tooLarge.set(key, version);
      return "too large";
    }
    const isIntended = rendered.headers[INTENDED_HEADER] !== undefined;
    if (rendered.status >= 500 && !isIntended) return "failed";
    if (isIntended && !isAnnounced) {
      entries.removePages();
      stored.onPagesGone?.();
    }
    if (resource.kind === "page") isAnnounced = isIntended;
    if (!mayKeep(resource, rendered)) {
      // Also removes the copy of an earlier process.
      if (!entries.delete(key)) stored.onGone?.(key);
      return { refused: rendered };
    }
    const entry = await makeEntry(resource, rendered, {
      tables: [...reads.tables],
      version,
      madeAt: Date.now(),
      expiresAt: reads.freshUntil,
    });
    // The render may have read a new site address.
    const isWhole = isCacheable(reads) && keyFor(resource, request) === key;
    // One that a change made outdated meanwhile is the last version while the database is unavailable: on a site that
    // changes all the time there would be no other.
    if (isWhole && following() !== "off" && entries.set(key, entry)) onKept?.(key, entry);
    return { entry: isWhole && isCurrent(entry) && following() === "live" ? entry : uncached(entry) };
  }

  const renderShared = (key: string, resource: Resource, request: IncomingMessage) =>
    share(key, () =>
      renderOnce(key, resource, request).catch((error: unknown): Outcome => {
        log.error({ err: error, path: resource.path }, "A page could not be rendered for the page cache");
        return "failed";
      }),
    );

  function pass(request: IncomingMessage, response: ServerResponse) {
    counts.pass.count += 1;
    const page =
      request.method === "GET" || request.method === "HEAD" ? islandPageAt?.(request.url ?? "/") : null;
    if (page) passLean(request, response, page);
    else handle(request, response);
  }

  function passLean(request: IncomingMessage, response: ServerResponse, page: Resource) {
    answerLean(handle, request, response, page).then(
      (isSent) => isSent || handle(request, response),
      (error: unknown) => {
        log.error(
          { err: error, path: page.path },
          "A page could not be sent without the scripts of the framework",
        );
        if (response.headersSent) response.destroy();
        else handle(request, response);
      },
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse, resource: Resource) {
    await followingSettled();
    if (following() === "live") await connections.readSettings?.();
    const key = keyFor(resource, request);
    if (following() === "off") return pass(request, response);
    if (following() !== "live") {
      const old = resource.isCall ? undefined : await entries.last(key, resource);
      if (old) sendKept(request, response, old, true);
      else pass(request, response);
      return;
    }
    const kept = entries.get(key);
    if (kept && isFresh(kept)) {
      counts.hit.count += 1;
      return sendKept(request, response, kept);
    }
    if (tooLarge.get(key) === latestVersion()) return pass(request, response);
    if (resource.ofOwner && !(await connections.hasOwnersPage?.(resource.path))) {
      entries.delete(key);
      return pass(request, response);
    }
    counts.miss.count += 1;
    const { outcome, isFirst } = renderShared(key, resource, request);
    const made = await outcome;
    const old = made === "failed" && !resource.isCall ? await entries.last(key, resource) : undefined;
    if (old) sendKept(request, response, old, true);
    else if (typeof made === "object" && "entry" in made) sendKept(request, response, made.entry);
    else if (typeof made === "object" && isFirst && !resource.keeps) {
      const { status, headers, body } = made.refused;
      response.writeHead(status, withoutConnection(headers));
      response.end(request.method === "HEAD" ? undefined : body);
    } else handle(request, response);
  }

  /** Answers a request from the cache after filling it, or without the cache. */
  function fill(request: IncomingMessage, response: ServerResponse) {
    const resource = following() === "off" ? null : wanted(request);
    if (!resource) return pass(request, response);
    answer(request, response, resource).catch((error: unknown) => {
      log.error({ err: error, path: resource.path }, "A request could not be answered from the page cache");
      if (response.headersSent) response.destroy();
      else handle(request, response);
    });
  }

  return { serve, fill, restore: entries.restore };
}

export type PageCache = ReturnType<typeof createPageCache>;
