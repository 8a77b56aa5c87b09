import type { RequestListener } from "node:http";
import { afterEach, beforeEach, jest } from "@jest/globals";
import { type InjectOptions, inject } from "light-my-request";
import { setFollowing } from "@/lib/platform/cache/following";
import { connections, createPageCache, type PageCache } from "@/lib/platform/cache/page-cache";
import { keepSetupAddress, keepSiteAddress, siteOrigin } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { recordTables } from "@/lib/platform/tracking/reads";
import { isPersonal } from "@/lib/process/personal";
import { resourceAt } from "@/lib/site/resources";

const words = "word ".repeat(400);

/** Answers with a page that names its path, the version of the site and its origin. */
const answerAsPage: RequestListener = (request, response) => {
  response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" });
  response.end(`<p>${request.url} ${run.version} at ${siteOrigin()} ${words}</p>`);
};

type Run = {
  /** The site's handler; a test may replace it. */
  site: RequestListener;
  version: number;
  /** The requests that reached the site. */
  seen: { url: string; headers: NodeJS.Dict<string | string[]> }[];
  cache: PageCache;
};

/** The current test's page cache, before a site that reads two tables. */
export const run: Run = { site: answerAsPage, version: 1, seen: [], cache: cacheOf() };

type Chosen = Pick<Parameters<typeof createPageCache>[0], "copyOf" | "onGone" | "onKept" | "seesPreview">;

/** @param bytes the maximum size of the cache */
export function cacheOf(bytes = 1024 * 1024, chosen: Chosen = {}): PageCache {
  const handle: RequestListener = (request, response) => {
    recordTables("LandingContent", "Template");
    run.seen.push({ url: request.url ?? "", headers: { ...request.headers } });
    run.site(request, response);
  };
  return createPageCache({ bytes, handle, resourceAt, isPersonal, ...chosen });
}

/** Sends a request to the cache, and on a miss to the site. */
export function ask(url: string, options: Omit<InjectOptions, "url" | "path"> = {}) {
  return inject(
    (request, response) => {
      if (!run.cache.serve(request, response)) run.cache.fill(request, response);
    },
    { url, ...options },
  );
}

/** Makes the site answer with its version at the time of the request, on the test's command. */
export function holdAnswers() {
  const held: (() => void)[] = [];
  run.site = (_request, response) => {
    const text = String(run.version);
    held.push(() => response.writeHead(200, { "content-type": "text/html" }).end(text));
  };
  return {
    /** Resolves when this many requests have reached the site. */
    async begun(count: number) {
      while (held.length < count) await new Promise(setImmediate);
    },
    /** Sends the answer to the nth request. */
    answer: (index: number) => held[index]?.(),
  };
}

/** Gives each test of a file an empty cache, in a process that is notified of changes. */
export function setUpCachedSite() {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  beforeEach(() => {
    Object.assign(run, { site: answerAsPage, version: 1, seen: [], cache: cacheOf() });
    setFollowing("live");
    for (const name of ["countVisit", "hasOwnersPage", "listPages", "readSettings"] as const)
      delete connections[name];
  });
  afterEach(() => {
    setFollowing("off");
    keepSiteAddress("");
    keepSetupAddress("");
  });
}
