// Runs alone: a process refuses an address after many failed calls.
import { once } from "node:events";
import { createServer, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { MAX_JSON_BYTES } from "@/lib/platform/http/body";
import { handleDirectly } from "@/lib/platform/http/direct-handlers";
import { answerDirectly } from "./answer-directly";

let server: Server;
let origin: string;
let seen: Request[] = [];

beforeEach(async () => {
  seen = [];
  handleDirectly("/api/parcels", async (request) => {
    seen.push(request);
    const headers = new Headers({ "content-type": "application/json", "x-parcel": "1" });
    headers.append("set-cookie", "one=1");
    headers.append("set-cookie", "two=2");
    const body = { given: await request.text(), url: request.url, name: request.headers.get("x-name") };
    return new Response(JSON.stringify(body), { status: 201, headers });
  });
  server = createServer((request, response) => {
    if (!answerDirectly(request, response)) response.end("Next.js");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
});

const post = (path: string, body: string, headers = {}) =>
  fetch(origin + path, { method: "POST", body, headers: { "x-name": "Gil", ...headers } });

test("a handler is called with the request, and its answer is sent with the headers of every answer", async () => {
  const answer = await post("/api/parcels", "crumb ü");
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ given: "crumb ü", url: `${origin}/api/parcels`, name: "Gil" });
  expect(answer.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  const expected = { "x-parcel": "1", "x-frame-options": "SAMEORIGIN", "x-content-type-options": "nosniff" };
  expect(Object.fromEntries(answer.headers)).toMatchObject(expected);
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

test("HSTS is sent only over HTTPS", async () => {
  const told = async (headers = {}) =>
    (await post("/api/parcels", "x", headers)).headers.get("strict-transport-security");
  expect(await told({ "x-forwarded-proto": "https" })).toBe("max-age=31536000");
  expect(await told({ "x-forwarded-proto": "http" })).toBeNull();
  expect(await told()).toBeNull();
});

test("other requests are left to Next.js", async () => {
  expect(await (await fetch(`${origin}/api/parcels`)).text()).toBe("Next.js");
  expect(await (await post("/api/parcels?x=1", "x")).text()).toBe("Next.js");
  expect(await (await post("/api/parcels/", "x")).text()).toBe("Next.js");
  expect(await (await post("/api/parcels", "x".repeat(MAX_JSON_BYTES + 1))).text()).toBe("Next.js");
  const chunked = send(`${origin}/api/parcels`, {
    method: "POST",
    headers: { "transfer-encoding": "chunked" },
  });
  chunked.end("x");
  const [response] = await once(chunked, "response");
  expect(Buffer.concat(await response.toArray()).toString()).toBe("Next.js");
  expect(seen).toEqual([]);
});

test("a failing handler is answered with 500", async () => {
  handleDirectly("/api/broken", async () => {
    throw new Error("broken");
  });
  expect((await post("/api/broken", "x")).status).toBe(500);
});

test("the request's signal ends when its sender leaves", async () => {
  const left = new Promise<void>((resolve) => {
    handleDirectly("/api/slow", async ({ signal }) => {
      signal.addEventListener("abort", () => resolve());
      socket.destroy();
      await left;
      return new Response();
    });
  });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx");
  await left;
});

test("a client that leaves before the body is sent gets no answer, and the handler is not called", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const [[, response]] = await Promise.all([
    once(server, "request"),
    socket.write("POST /api/parcels HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nx"),
  ]);
  socket.destroy();
  await once(response, "close");
  expect(seen).toEqual([]);
});
