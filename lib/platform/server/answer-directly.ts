import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_JSON_BYTES } from "@/lib/platform/http/body";
import { directHandler } from "@/lib/platform/http/direct-handlers";
import { contentPolicy, securityHeaders, transportHeaders } from "@/lib/platform/http/security-headers.mjs";
import { log } from "@/lib/platform/log/log";

/** `buffer` of node:stream/consumers creates a Blob first. */
function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
  });
}

/** Converts a request of Node.js. Its signal aborts when the connection closes. */
async function toRequest(incoming: IncomingMessage, response: ServerResponse): Promise<Request> {
  const { method = "POST", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, value.toString());
  }
  const left = new AbortController();
  response.once("close", () => response.writableFinished || left.abort());
  const address = `http://${incoming.headers.host ?? "localhost"}${url}`;
  return new Request(address, { method, headers, body: await readBody(incoming), signal: left.signal });
}

async function send(answer: Response, response: ServerResponse, isHttps: boolean) {
  const { status, headers } = answer;
  response.statusCode = status;
  const always = [...securityHeaders, contentPolicy, ...(isHttps ? transportHeaders : [])];
  for (const { key, value } of always) response.setHeader(key, value);
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Answers a request of a handler registered with `handleDirectly`, without Next.js.
 * @returns false for any other request, and for a body that is large or of unknown size
 */
export function answerDirectly(incoming: IncomingMessage, response: ServerResponse): boolean {
  if (incoming.method !== "POST") return false;
  const handler = directHandler(incoming.url ?? "");
  const size = Number(incoming.headers["content-length"]);
  if (!handler || !(size <= MAX_JSON_BYTES)) return false;
  toRequest(incoming, response)
    .then(async (request) => {
      const isHttps = incoming.headers["x-forwarded-proto"] === "https";
      await send(await handler(request, { params: Promise.resolve({}) }), response, isHttps);
    })
    .catch((error: unknown) => {
      // A client that disconnected before sending the body gets no answer.
      if (incoming.complete) log.error({ err: error }, "A request failed unexpectedly");
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  return true;
}
