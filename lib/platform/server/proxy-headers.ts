import type { IncomingMessage } from "node:http";
import { PROXIED_HEADER } from "@/lib/platform/http/origin";
import { lastEntry, trustsProxy } from "./visitor-address";

/** Headers that proxies add. */
const addedByProxies =
  /^(forwarded|via|cdn-loop|x-forwarded(-.*)?|x-real-ip|x-original-(host|url)|x-rewrite-url|cf-connecting-ip|(.+-)?client-?ip|x-envoy-.+|tailscale-.+|x-amzn-trace-id|x-arr-.+)$/;

/** Frequent headers that no proxy adds, which needn't be compared. */
const sentByClients = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "cache-control",
  "connection",
  "cookie",
  "host",
  "if-none-match",
  "priority",
  "referer",
  "sec-ch-ua",
  "sec-ch-ua-mobile",
  "sec-ch-ua-platform",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "sec-fetch-user",
  "upgrade-insecure-requests",
  "user-agent",
]);

/**
 * Removes the proxy headers of an untrusted peer, reduces those of a trusted one to the entries of the nearest proxy,
 * and marks requests with any by `PROXIED_HEADER`.
 */
export function settleProxyHeaders(
  request: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
) {
  const { headers } = request;
  const added = Object.keys(headers).filter((name) => !sentByClients.has(name) && addedByProxies.test(name));
  // Deleting makes later reads of the headers slower.
  if (headers[PROXIED_HEADER] !== undefined) delete headers[PROXIED_HEADER];
  if (added.length === 0) return;
  headers[PROXIED_HEADER] = "1";
  const [host, protocol] = [headers["x-forwarded-host"], headers["x-forwarded-proto"]].map(lastEntry);
  const isTrusted = trustsProxy(request, trustProxy);
  const wasForwardedFor = headers["x-forwarded-for"];
  for (const name of added) delete headers[name];
  if (!isTrusted) return;
  if (wasForwardedFor !== undefined) headers["x-forwarded-for"] = wasForwardedFor;
  if (host) headers["x-forwarded-host"] = host;
  if (/^https?$/i.test(protocol ?? "")) headers["x-forwarded-proto"] = protocol?.toLowerCase();
}
