import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { type ErrorCode, statusOf } from "@/lib/http/errors";
import { isHost } from "@/lib/http/host";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The files of `public/`, which Next.js answers with 500 where they are asked for by another method. */
const publicFile = /^\/(favicon\.ico|(apple-touch-)?icon[\w-]*\.png)$/;

type Refusal = { code: ErrorCode; message: string };

const malformed = (message: string): Refusal => ({ code: "malformed", message });

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** `headersDistinct` would copy every header to tell. */
function namesSeveralHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Next.js answers a broken one with 500, before any page of ours is asked. */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Why a request must be refused before routing; null where it need not. Call it after `settleProxyHeaders`. */
export function refusalOf(request: Pick<IncomingMessage, "headers" | "rawHeaders" | "method" | "url">) {
  const { method, url = "", headers, rawHeaders } = request;
  if (!methods.has(method ?? "")) {
    return { code: "method-not-allowed", message: `${method} is not possible here.` } satisfies Refusal;
  }
  if (!url.startsWith("/") || !isDecodable(url.split("?")[0] ?? "")) {
    return malformed("The address of this request is malformed.");
  }
  if (publicFile.test(url.split("?")[0] ?? "") && method !== "GET" && method !== "HEAD") {
    return { code: "method-not-allowed", message: `${method} is not possible here.` } satisfies Refusal;
  }
  const [host, forwardedHost] = [headers.host, headers["x-forwarded-host"]];
  if (namesSeveralHosts(rawHeaders) || (host !== undefined && !isHost(host))) {
    return malformed("The Host of this request is malformed.");
  }
  if (forwardedHost !== undefined && !isHost(String(forwardedHost))) {
    return malformed("The X-Forwarded-Host of this request is malformed.");
  }
  if (!isRouterState(headers["next-router-state-tree"])) {
    return malformed("The Next-Router-State-Tree of this request is malformed.");
  }
  return null;
}

/** Answers a refused request: JSON for the API, the bare status for pages. */
export function refuse(response: ServerResponse, path: string | undefined, { code, message }: Refusal) {
  response.statusCode = statusOf[code];
  response.setHeader("connection", "close");
  response.setHeader("cache-control", "no-store");
  if (!/^\/(api|landing|templates)(\/|$)/.test(path ?? "")) return response.end();
  response.setHeader("content-type", "application/json");
  return response.end(JSON.stringify({ success: false, error: message }));
}
