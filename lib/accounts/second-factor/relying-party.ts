import { isIP } from "node:net";
import { knownOrigin } from "@/lib/platform/http/origin";
import { environment } from "@/lib/platform/runtime/env";

export type RelyingParty = {
  /** Such as `https://example.com`. */
  origin: string;
  /** The host, which passkeys are bound to. */
  id: string;
};

/**
 * Returns the site that passkeys are bound to: its address from `SITE_URL` or the settings, else this machine's own;
 * never the one in a request. Null where browsers allow no passkeys: without HTTPS, and at an address without a
 * name.
 * @param siteAddress the address in the settings if just read; defaults to the cached one
 */
export function relyingParty(siteAddress?: string): RelyingParty | null {
  const { SITE_URL, PORT } = environment();
  const known = siteAddress === undefined || SITE_URL ? knownOrigin() : siteAddress;
  const origin = known || `http://localhost:${PORT}`;
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || hostname === "localhost";
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isSecure && isNamed ? { origin, id: hostname } : null;
}
