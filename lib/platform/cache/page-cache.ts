import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { LRUCache } from "lru-cache";
import { ADDRESS_HEADER, knownOrigin, REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { declareCounts, declareGauge } from "@/lib/platform/metrics/registry";
import { remember } from "@/lib/platform/runtime/remember";
import { createEntries, keyOf } from "./entries";
import { type Entry, makeEntry, uncached } from "./entry";
import { following, followingSettled } from "./following";
import { isCacheable, noReads, recordReads } from "./reads";
import { type Rendered, render } from "./render";
import type { Resource } from "./resource";
import { send } from "./send";
import { areUnchanged, latestVersion } from "./table-versions";
import { trackedTables } from "./tracked-tables";

/** The cache's connection to the features, set by `connectPageCache` from inside Next.js. */
type Connections = {
  countVisit?: (page: string, request: IncomingMessage) => void;
  /** Whether the active template has a page at this path. */
  hasTemplatePage?: (path: string) => Promise<boolean>;
  /** Reads the settings, where they have changed: the site's address is a part of each key. */
  readSettings?: () => Promise<unknown>;
};
export const connections = remember<Connections>("page cache", () => ({}));

const counts = declareCounts(
  "platform_page_cache_requests_total",
  "Requests by what the page cache did: sent from memory, sent though it may be outdated, had it rendered, or let it pass.",
  "result",
  ["hit", "stale", "miss", "pass"],
);

/** Without what belongs to the connection of our own request; the request id is there already. */
function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { connection, date, "transfer-encoding": coding, "x-request-id": id, ...others } = headers;
  return others;
}

/** What came of having a page rendered. */
type Outcome = { entry: Entry } | { refused: Rendered } | "too large" | "failed";

/** Whether an answer is the same for everyone, and of an address that is worth keeping. */
function mayKeep({ keeps, forGood }: Resource, { status, headers, body }: Rendered): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined) return false;
  if (forGood && !String(headers["cache-control"]).includes("immutable")) return false;
  return keeps?.(body) !== false;
}

/** Of how many addresses it is known that what they name is too large to be kept. */
const MAX_LARGE = 1000;

type Options = {
  /** The most that is kept, in bytes. */
  bytes: number;
  /** Answers a request as without the cache. */
  handle: RequestListener;
  /** The resource at an address (path and query), for the header `Accept`; null where nothing is kept. */
  resourceAt: (url: string, accept?: string) => Resource | null;
  /** Whether a request may get another answer than everybody else's. */
  isPersonal: (headers: IncomingHttpHeaders) => boolean;
  /** Called after something was kept, and after it is no longer. */
  onKept?: (key: string, entry: Entry) => void;
  onGone?: (key: string) => void;
};

const requestIdOf = ({ headers }: IncomingMessage) => String(headers[REQUEST_ID_HEADER] ?? "");

/**
 * Keeps the answers that are the same for everyone, and sends them from memory. A change of a table that an answer is
 * made of makes it outdated in the same moment; then the next request has it rendered once for all that wait.
 */
export function createPageCache({ bytes, handle, resourceAt, isPersonal, onKept, onGone }: Options) {
  const entries = createEntries({ bytes, onGone });
  declareGauge("platform_page_cache_bytes", "Memory that the page cache takes.", entries.bytes);
  const rendering = new Map<string, Promise<Outcome>>();
  /** Addresses whose answer was too large, with the `latestVersion` at that time. */
  const tooLarge = new LRUCache<string, number>({ max: MAX_LARGE });

  /** The resource that a request may be answered with from here; null where it must not. */
  function wanted(request: IncomingMessage): Resource | null {
    const { method, url = "/", headers } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const resource = resourceAt(url, headers.accept);
    return resource?.forEveryone || !isPersonal(headers) ? resource : null;
  }

  const keyFor = (resource: Resource, { headers }: IncomingMessage) =>
    keyOf(resource, knownOrigin() === null ? entries.origins.of(headers) : "");

  const isCurrent = ({ tables, version }: Entry) => areUnchanged(tables, version);
  const isFresh = (entry: Entry) => isCurrent(entry) && Date.now() < entry.freshUntil;

  function sendKept(request: IncomingMessage, response: ServerResponse, entry: Entry, isStale = false) {
    const { page } = entry.resource;
    if (isStale) counts.inc({ result: "stale" });
    if (page !== undefined && request.method === "GET") connections.countVisit?.(page, request);
    if (!response.destroyed) send(request, response, entry, { requestId: requestIdOf(request), isStale });
  }

  /** Sends the entry if it is current. @returns whether it was sent */
  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (following() !== "live") return false;
    const resource = wanted(request);
    const entry = resource && entries.get(keyFor(resource, request));
    if (!entry || !isFresh(entry)) return false;
    counts.inc({ result: "hit" });
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
    if (rendered.status >= 500) return "failed";
    if (!mayKeep(resource, rendered)) {
      entries.delete(key);
      return { refused: rendered };
    }
    const entry = await makeEntry(resource, rendered, {
      tables: [...reads.tables],
      version,
      madeAt: Date.now(),
    });
    // Rendering may have read that the site has another address.
    const isWhole = isCurrent(entry) && isCacheable(reads) && keyFor(resource, request) === key;
    if (!isWhole || following() !== "live") return { entry: uncached(entry) };
    entries.set(key, entry);
    onKept?.(key, entry);
    return { entry };
  }

  /** Renders each version of a page once; requests after a change do not wait for a render from before it. */
  function renderShared(key: string, resource: Resource, request: IncomingMessage) {
    const name = `${latestVersion()} ${key}`;
    const current = rendering.get(name);
    if (current !== undefined) return { outcome: current, isFirst: false };
    const outcome = renderOnce(key, resource, request)
      .catch((error: unknown): Outcome => {
        log.error({ err: error, path: resource.path }, "A page could not be rendered for the page cache");
        return "failed";
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, outcome);
    return { outcome, isFirst: true };
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    counts.inc({ result: "pass" });
    handle(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, resource: Resource) {
    await followingSettled();
    if (following() === "live") await connections.readSettings?.();
    const key = keyFor(resource, request);
    if (following() === "off") return pass(request, response);
    if (following() !== "live") {
      // What a restart has found was kept when the site's address was known.
      const old = resource.isCall ? undefined : (entries.get(key) ?? entries.get(keyOf(resource)));
      if (old) sendKept(request, response, old, true);
      else pass(request, response);
      return;
    }
    const kept = entries.get(key);
    if (kept && isFresh(kept)) {
      counts.inc({ result: "hit" });
      return sendKept(request, response, kept);
    }
    if (tooLarge.get(key) === latestVersion()) return pass(request, response);
    if (resource.ofTemplate && !(await connections.hasTemplatePage?.(resource.path))) {
      entries.delete(key);
      return pass(request, response);
    }
    counts.inc({ result: "miss" });
    const { outcome, isFirst } = renderShared(key, resource, request);
    const made = await outcome;
    if (made === "failed" && kept && !resource.isCall) sendKept(request, response, kept, true);
    else if (typeof made === "object" && "entry" in made) sendKept(request, response, made.entry);
    else if (typeof made === "object" && isFirst && !resource.keeps) {
      const { status, headers, body } = made.refused;
      response.writeHead(status, withoutConnection(headers));
      response.end(request.method === "HEAD" ? undefined : body);
    } else handle(request, response);
  }

  /** Answers a request from memory once what it asks for is there, or as without the cache. */
  function fill(request: IncomingMessage, response: ServerResponse) {
    const resource = following() === "off" ? null : wanted(request);
    if (!resource) return pass(request, response);
    answer(request, response, resource).catch((error: unknown) => {
      log.error({ err: error, path: resource.path }, "A request could not be answered from the page cache");
      if (response.headersSent) response.destroy();
      else handle(request, response);
    });
  }

  /** Loads entries of an earlier process, which may be outdated. */
  function restore(key: string, entry: Entry) {
    entries.set(key, { ...entry, tables: trackedTables, version: -1 });
  }

  return { serve, fill, restore };
}

export type PageCache = ReturnType<typeof createPageCache>;
