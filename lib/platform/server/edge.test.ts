import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, METHODS } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, test } from "@jest/globals";
import { ADDRESS_HEADER, PROXIED_HEADER, siteOrigin } from "@/lib/platform/http/origin";
import { parseEnvironment } from "@/lib/platform/runtime/env";
import { createHttpServer } from "./listen";
import { settleProxyHeaders } from "./proxy-headers";

type Passed = { headers: IncomingHttpHeaders; origin: string };

/** Sends raw lines to a server. @returns the request that the application received, and the response */
async function send(lines: string[]): Promise<{ passed?: Passed; answer: string }> {
  let passed: Passed | undefined;
  const server = createHttpServer(parseEnvironment({ LOG_LEVEL: "silent" }), (request, response) => {
    passed = { headers: { ...request.headers }, origin: siteOrigin() };
    response.end("served");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  socket.write(Buffer.from([...lines, "Connection: close", "", ""].join("\r\n"), "latin1"));
  await once(socket, "close");
  server.close();
  return { passed, answer };
}

const get = (path: string, ...headers: string[]) => send([`GET ${path} HTTP/1.1`, ...headers]);
const host = "Host: shop.example";

describe("a request that can't be answered", () => {
  test.each<[string, string[]]>([
    ["a host with a space", ["Host: a b"]],
    ["an empty host", ["Host: "]],
    ["a host that is no host", ["Host: [::1"]],
    ["bytes for a host", ["Host: \xe9"]],
    ["two hosts", [host, "Host: evil.example"]],
    ["a broken forwarded host", [host, "X-Forwarded-Host: a b"]],
    ["a broken router state", [host, "RSC: 1", "Next-Router-State-Tree: x"]],
    ["a router state that is no state", [host, "RSC: 1", "Next-Router-State-Tree: %5B%5D"]],
    ["two router states", [host, "Next-Router-State-Tree: x", "Next-Router-State-Tree: y"]],
  ])("%s is refused", async (_, headers) => {
    const api = await get("/api/health", ...headers);
    expect(api.passed).toBeUndefined();
    expect(api.answer).toMatch(/^HTTP\/1.1 400 [\s\S]*\{"success":false,"error":"The [^"]+ malformed\."\}/);
    const page = await get("/_next/data/x", ...headers);
    expect(page.passed).toBeUndefined();
    expect(page.answer).toMatch(/^HTTP\/1.1 400 /);
    expect(page.answer).not.toContain("success");
  });

  test.each(["/%", "/%ff", "/api/%ED%A0%80", "http://evil.example/", "*"])(
    "the address %s is refused",
    async (path) => {
      const { passed, answer } = await get(path, host);
      expect([passed, answer.slice(0, 12)]).toEqual([undefined, "HTTP/1.1 400"]);
    },
  );

  test("a query that is too long, or of too many parameters, is refused", async () => {
    for (const query of ["category=&".repeat(101), `q=${"x".repeat(4100)}`]) {
      for (const path of ["/order1", "/login", "/api/health"]) {
        const { passed, answer } = await get(`${path}?${query}`, host);
        expect([path, passed, answer.slice(0, 12)]).toEqual([path, undefined, "HTTP/1.1 414"]);
      }
    }
    expect((await get(`/order1?${"category=&".repeat(99)}q=x`, host)).answer).toContain("served");
    expect((await get(`/login?returnUrl=${"x".repeat(4000)}`, host)).answer).toContain("served");
  });

  test("router state of the router itself is accepted", async () => {
    const state = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }]));
    expect((await get("/", host, "RSC: 1", `Next-Router-State-Tree: ${state}`)).answer).toContain("served");
  });

  test.each(["/favicon.ico", "/icon-512.png?x=1", "/apple-touch-icon.png"])(
    "%s is only read",
    async (file) => {
      for (const method of ["PUT", "POST", "PATCH", "DELETE", "OPTIONS"])
        expect((await send([`${method} ${file} HTTP/1.1`, host])).answer).toMatch(/^HTTP\/1.1 405 /);
      for (const method of ["GET", "HEAD"])
        expect((await send([`${method} ${file} HTTP/1.1`, host])).answer).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test.each(["/", "/order1?q=x", "/login", "/some-page", "/_next/static/x.js"])(
    "the page %s is only read",
    async (page) => {
      for (const method of ["PUT", "POST", "PATCH", "DELETE", "OPTIONS"]) {
        const { passed, answer } = await send([`${method} ${page} HTTP/1.1`, host]);
        expect([passed, answer.slice(0, 12)]).toEqual([undefined, "HTTP/1.1 405"]);
        expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
      }
    },
  );

  test("a broken connection without a listener ends that request alone", async () => {
    let given: IncomingMessage | undefined;
    const server = createHttpServer(parseEnvironment({ LOG_LEVEL: "silent" }), (request, response) => {
      given = request;
      response.end("served");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.resume();
    socket.write(`DELETE /api/x HTTP/1.1\r\n${host}\r\n\r\nno request`);
    await once(socket, "close");
    server.close();
    expect(given?.listenerCount("error")).toBeGreaterThan(0);
  });

  test.each(["TRACE", "PROPFIND"])("%s is refused", async (method) => {
    expect((await send([`${method} / HTTP/1.1`, host])).answer).toMatch(/^HTTP\/1.1 405 /);
    expect((await send([`${method} /api/health HTTP/1.1`, host])).answer).toContain('"success":false');
  });

  test("QUERY is refused, also by a Node.js that doesn't know it", async () => {
    const [page, call] = METHODS.includes("QUERY")
      ? [/^HTTP\/1.1 405 /, /"success":false/]
      : [/^HTTP\/1.1 400 /, /^HTTP\/1.1 400 /];
    expect((await send(["QUERY / HTTP/1.1", host])).answer).toMatch(page);
    expect((await send(["QUERY /api/health HTTP/1.1", host])).answer).toMatch(call);
  });
});

describe("headers of proxies", () => {
  const told = {
    host: "inside:3000",
    forwarded: "host=evil.example;proto=https",
    "x-forwarded-for": "198.51.100.1",
    "x-forwarded-host": "evil.example, shop.example",
    "x-forwarded-proto": "http, HTTPS",
    "x-forwarded-port": "1",
    "x-original-url": "/admin",
    "x-real-ip": "127.0.0.1",
  };

  function settled(peer: string, trustProxy: boolean, headers: IncomingHttpHeaders = told) {
    const request = { headers: { ...headers }, socket: { remoteAddress: peer } };
    settleProxyHeaders(request as never, trustProxy);
    return request.headers;
  }

  test.each<[string, boolean]>([
    ["127.0.0.1", false],
    ["::1", false],
    ["10.0.0.2", true],
  ])("is trusted from %s if TRUST_PROXY is %p, with its last value", (peer, trustProxy) => {
    expect(settled(peer, trustProxy)).toEqual({
      host: "inside:3000",
      "x-forwarded-for": "198.51.100.1",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "https",
      [PROXIED_HEADER]: "1",
    });
  });

  test("is dropped from other sources, but its presence is kept", () => {
    expect(settled("203.0.113.5", false)).toEqual({ host: "inside:3000", [PROXIED_HEADER]: "1" });
    expect(settled("203.0.113.5", false, { host: "a", via: "1.1 b" })).toEqual({
      host: "a",
      [PROXIED_HEADER]: "1",
    });
  });

  test("a protocol that is none is not passed on", () => {
    const headers = settled("127.0.0.1", false, { "x-forwarded-proto": "javascript" });
    expect(headers).toEqual({ [PROXIED_HEADER]: "1" });
  });

  test("a client can't set internal headers", async () => {
    const { passed } = await get("/", host, `${PROXIED_HEADER}: 1`, `${ADDRESS_HEADER}: 203.0.113.9`);
    expect(passed?.headers).not.toHaveProperty(PROXIED_HEADER);
    expect(passed).toMatchObject({
      headers: { [ADDRESS_HEADER]: "127.0.0.1" },
      origin: "http://shop.example",
    });
  });

  test("a proxy on this machine sets the site's address", async () => {
    const { passed } = await get(
      "/",
      "Host: inside",
      "X-Forwarded-Host: shop.example",
      "X-Forwarded-Proto: https",
    );
    expect(passed).toMatchObject({ headers: { [PROXIED_HEADER]: "1" }, origin: "https://shop.example" });
  });
});
