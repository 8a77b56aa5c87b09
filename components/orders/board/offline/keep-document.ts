import { KITCHEN_CACHE } from "@/components/ui/kept-data";
import { AUTOMATIC_HEADER } from "@/lib/platform/http/automatic";

/** The address of the kitchen view, and the scope of its service worker. */
export const KITCHEN_ADDRESS = "/admin?tab=orders&view=kitchen";

const STATIC = "/_next/static/";

/** Lists the files of the application that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(STATIC))
    .map(({ pathname, search }) => pathname + search);

/** Lists the scripts of a document that browsers with service workers load. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => / src="(\/_next\/static\/[^"]+)"/.exec(tag)?.[1] ?? []);

/**
 * Keeps the document of the kitchen view and the files that it loads, so that it can be opened without a connection. Keeps
 * nothing before its scripts are loaded, or if it is of another version of the application than this page.
 * @returns whether it is kept, or can't be here
 * @throws Error if the connection is lost meanwhile, or the browser has no room
 */
export async function keepDocument(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator) || !("caches" in window))
    return true;
  const answer = await fetch(KITCHEN_ADDRESS, { headers: { [AUTOMATIC_HEADER]: "1" } });
  if (!answer.ok || answer.redirected) return false;
  const files = new Set(loadedFiles());
  const html = await answer.clone().text();
  if (!scriptsOf(html).every((script) => files.has(script))) return false;
  const cache = await caches.open(KITCHEN_CACHE);
  await Promise.all([...files].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(KITCHEN_ADDRESS, answer);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith(STATIC) && !files.has(pathname + search)) await cache.delete(url);
  }
  await navigator.serviceWorker.register("/kitchen-worker.js", { scope: KITCHEN_ADDRESS });
  return true;
}
