import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "@jest/globals";

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentSpanId = "b7ad6b7169203331";
const traceparent = (flags: string) => `00-${traceId}-${parentSpanId}-${flags}`;

let received: string[];
let collector: Server;
let endpoint: string;

beforeEach(async () => {
  received = [];
  collector = createServer(async (request, response) => {
    received.push(`${request.url} ${await text(request)}`);
    response.setHeader("content-type", "application/json").end("{}");
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
afterEach(() => void collector.close());

function spans(): Sent[] {
  return received.flatMap((line) => {
    const [address, body = ""] = [line.split(" ", 1)[0], line.slice(line.indexOf(" ") + 1)];
    expect(address).toBe("/v1/traces");
    const { resourceSpans } = JSON.parse(body);
    return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    );
  });
}

const attributesOf = (span: Sent | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

/**
 * Requests an address of a process with tracing. A separate process, since Jest prevents the imports of the exporter.
 * @returns how it ended
 */
async function ask(address: string, headers: Record<string, string>, settings: Record<string, string> = {}) {
  const script = join(process.cwd(), "tests/support/process/traced-process.ts");
  const asking = spawn(process.execPath, ["--import", "tsx", script, address, JSON.stringify(headers)], {
    env: { ...process.env, LOG_LEVEL: "silent", OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(asking, "exit");
  return code;
}

test("a request continues the trace of its sender, with child spans", async () => {
  const headers = { traceparent: traceparent("01"), cookie: "a=hunter22" };
  expect(await ask("/order1?name=hunter22", headers)).toBe(0);
  const request = spans().find((span) => span.parentSpanId === parentSpanId);
  expect([request?.name, request?.traceId]).toEqual(["GET other", traceId]);
  expect(attributesOf(request)).toEqual({
    "http.request.method": "GET",
    "http.route": "other",
    "http.response.status_code": 503,
  });
  const below = spans().filter((span) => span.parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name).sort()).toEqual(["AppRender.fetch", "SELECT"]);
  expect(attributesOf(below.find(({ name }) => name === "SELECT"))).toEqual({
    "db.system.name": "postgresql",
    "db.query.text": `SELECT "id" WHERE "email" = ?`,
  });
  expect(received.join()).not.toMatch(/hunter22|127\.0\.0\.1/);
});

test("the sender decides on sampling", async () => {
  expect(await ask("/", { traceparent: traceparent("00") })).toBe(0);
  expect(spans()).toEqual([]);
});

test("without a decision of the sender, the configured share of requests is sampled", async () => {
  expect(await ask("/", {}, { OTEL_TRACES_SAMPLER_ARG: "0" })).toBe(0);
  expect(spans()).toEqual([]);
});

test("an unreachable collector delays neither answers nor the end of the process", async () => {
  expect(await ask("/", {}, { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" })).toBe(0);
});
