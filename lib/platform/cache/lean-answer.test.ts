import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { islandIds } from "@/lib/site/island";
import { islandPageAt } from "@/lib/site/resources";
import { createPageCache } from "./page-cache";

const words = "word ".repeat(500);
const island = `<div id="${islandIds.root}"><p>${words}</p></div><script id="${islandIds.data}" type="application/json">{}</script>`;
const framework = '<script src="/_next/static/chunks/1.js" async=""></script>';
const own = '<script type="module" src="/_next/static/islands/order-1.js"></script>';
const documentOf = (content: string) =>
  `<!DOCTYPE html><html><head>${framework}</head><body>${content}${own}</body></html>`;

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

/** Starts a server whose pages come from a framework. @returns a function that requests a path */
async function serverOf(handle: RequestListener) {
  const cache = createPageCache({
    bytes: 1e6,
    handle,
    resourceAt: () => null,
    islandPageAt,
    isPersonal: () => false,
  });
  const server = createServer((request, response) => cache.fill(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  close.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...options,
      headers: { connection: "close", ...options.headers },
    });
}

const pageOf =
  (content: string, status = 200): RequestListener =>
  (request, response) => {
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Set-Cookie": ["a=1", "b=2"],
      "X-Cookie": request.headers.cookie ?? "none",
    });
    response.end(request.method === "HEAD" ? undefined : documentOf(content));
  };

test("a document with an island loses the scripts of the framework, and keeps status, headers and cookies", async () => {
  const get = await serverOf(pageOf(island, 203));
  for (const encoding of ["gzip", "identity"]) {
    const answer = await get("/orders/abc", { headers: { cookie: "seat=1", "accept-encoding": encoding } });
    expect(answer.status).toBe(203);
    expect(answer.headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
    expect(answer.headers.get("x-cookie")).toBe("seat=1");
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await answer.text()).toBe(documentOf(island).replace(framework, ""));
  }
});

test("documents without an island, other pages, and HEAD stay as they are", async () => {
  const get = await serverOf(pageOf(`<p>${words}</p>`));
  expect(await (await get("/orders/abc/receipt")).text()).toBe(documentOf(`<p>${words}</p>`));
  const withIsland = await serverOf(pageOf(island));
  expect(await (await withIsland("/Home")).text()).toBe(documentOf(island));
  const head = await withIsland("/orders/abc", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("an answer that is too large to search is sent by the framework", async () => {
  const large = `${island}<p>${"x".repeat(9 * 1024 * 1024)}</p>`;
  let calls = 0;
  const get = await serverOf((request, response) => {
    calls += 1;
    pageOf(large)(request, response);
  });
  expect((await (await get("/orders/abc")).text()).length).toBe(documentOf(large).length);
  expect(calls).toBe(2);
});

test("a failure before anything is sent leaves the answer to the framework", async () => {
  let calls = 0;
  const get = await serverOf((request, response) => {
    calls += 1;
    if (calls === 1) response.destroy(new Error("gone"));
    else pageOf(island)(request, response);
  });
  expect((await get("/orders/abc")).status).toBe(200);
});
