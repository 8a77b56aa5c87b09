import { parseUrl } from "@/lib/http/parse-url";

/** Names that reach a site from its own machine only (RFC 6761, RFC 5735). */
const isLoopback = (origin: string) =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(parseUrl(origin)?.hostname ?? "");

/**
 * The origin to propose as the site's address: the one that the browser is at, or that of set-up where the browser's
 * only reaches its own machine and the other doesn't.
 */
export function proposedAddress(current: string, setupAddress: string): string {
  return setupAddress && isLoopback(current) && !isLoopback(setupAddress) ? setupAddress : current;
}
