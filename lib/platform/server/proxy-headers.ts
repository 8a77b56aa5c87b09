import type { IncomingMessage } from "node:http";
import { PROXIED_HEADER } from "@/lib/platform/http/origin";
import { lastEntry, trustsProxy } from "./visitor-address";

/** Headers that proxies add. */
const addedByProxies =
  /^(forwarded|via|cdn-loop|x-forwarded(-.*)?|x-real-ip|x-original-(host|url)|x-rewrite-url|cf-connecting-ip|(.+-)?client-?ip|x-envoy-.+|tailscale-.+|x-amzn-trace-id|x-arr-.+)$/;

/**
 * Removes the proxy headers of an untrusted peer, reduces those of a trusted one to the entries of the nearest proxy,
 * and marks requests with any by `PROXIED_HEADER`.
 */
export function settleProxyHeaders(
  request: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
) {
  const { headers } = request;
  const added = Object.keys(headers).filter((name) => addedByProxies.test(name));
  delete headers[PROXIED_HEADER];
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
