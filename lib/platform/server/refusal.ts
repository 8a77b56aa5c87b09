import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { type ErrorCode, statusOf } from "@/lib/platform/http/errors";
import { isHost } from "@/lib/platform/http/host";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Paths that accept other methods than GET and HEAD: calls, and those of Next.js in development. */
const calls = /^\/(api|create-payment-intent|landing|templates|__nextjs[\w-]*)(\/|$)/;

/** `status` if it is not that of the code. */
type Refusal = { code: ErrorCode; status?: number; message: string; allow?: string };

/** Next.js takes 0.1 ms for each parameter of a page. */
const MAX_QUERY = { length: 4096, parameters: 100 };

const readingOnly = "GET, HEAD";

const malformed = (message: string): Refusal => ({ code: "malformed", message });

/** Returns the path of a request's address. */
export function pathOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isQueryTooLong(url: string): boolean {
  const mark = url.indexOf("?");
  if (mark < 0) return false;
  if (url.length - mark - 1 > MAX_QUERY.length) return true;
  let parameters = 1;
  for (let at = url.indexOf("&", mark); at >= 0; at = url.indexOf("&", at + 1)) parameters += 1;
  return parameters > MAX_QUERY.parameters;
}

/** `headersDistinct` would copy every header. */
function namesSeveralHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Next.js answers an invalid one with 500. */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a request, unless cached, renders a page: neither a call nor a file. */
export const isPageRequest = ({ url = "" }: Pick<IncomingMessage, "url">) =>
  !calls.test(pathOf(url)) && !url.startsWith("/_next/");

/**
 * Returns why a request must be refused before routing, or null. Next.js would render a page for any method. Call it
 * after `settleProxyHeaders`.
 */
export function refusalOf(
  request: Pick<IncomingMessage, "headers" | "rawHeaders" | "method" | "url">,
): Refusal | null {
  const { method, url = "", headers, rawHeaders } = request;
  if (!methods.has(method ?? "")) {
    return { code: "method-not-allowed", message: `${method} is not possible here.` };
  }
  const path = pathOf(url);
  if (!url.startsWith("/") || !isDecodable(path)) {
    return malformed("The address of this request is malformed.");
  }
  if (isQueryTooLong(url)) {
    return { ...malformed("The address of this request is too long."), status: 414 };
  }
  if (method !== "GET" && method !== "HEAD" && !calls.test(path)) {
    const message = `${method} is not possible here: a page can only be read.`;
    return { code: "method-not-allowed", message, allow: readingOnly };
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

/** Answers a refused request with JSON for calls and text for pages. */
export function refuse(
  response: ServerResponse,
  path: string | undefined,
  { code, status = statusOf[code], message, allow }: Refusal,
) {
  response.statusCode = status;
  response.setHeader("connection", "close");
  response.setHeader("cache-control", "no-store");
  if (allow) response.setHeader("allow", allow);
  const isCall = calls.test(path ?? "");
  response.setHeader("content-type", isCall ? "application/json" : "text/plain; charset=utf-8");
  response.end(isCall ? JSON.stringify({ success: false, error: message }) : message);
}
