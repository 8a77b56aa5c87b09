// Opens the kitchen view while there is no connection. Its scope is the address of that view alone; the view keeps the
// document and the files, and signing out deletes them.

const CACHE = "kitchen";
/** A document is not shown after this time, in milliseconds. */
const MAX_AGE_MS = 24 * 3_600_000;
/** The time after which the kept document is shown, in milliseconds. */
const TIMEOUT_MS = 8000;

const kept = async (address) => (await caches.open(CACHE)).match(address);

async function keptDocument() {
  const answer = await kept(self.registration.scope);
  const age = Date.now() - Date.parse(answer?.headers.get("date") ?? "");
  return age < MAX_AGE_MS ? answer : undefined;
}

const later = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

async function openDocument(request) {
  const answering = fetch(request).catch(() => Response.error());
  const answer = await Promise.race([answering, later()]);
  if (answer && answer.type !== "error" && answer.status < 500) return answer;
  return (await keptDocument()) ?? answering;
}

const openFile = (request) => fetch(request).catch(async () => (await kept(request.url)) ?? Response.error());

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openDocument(request));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(openFile(request));
});
