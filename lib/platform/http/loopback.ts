import { parseUrl } from "@/lib/platform/address/parse-url";

/** Returns whether an origin is reachable from its own machine only (RFC 6761, RFC 5735). */
export const isLoopbackOrigin = (origin: string) =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(parseUrl(origin)?.hostname ?? "");
