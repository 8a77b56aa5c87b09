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
 * The site that passkeys are made for: its address by `SITE_URL` or the settings, else this machine's own; never what a
 * request names. Null where browsers allow none: without HTTPS, and at an address without a name.
 * @param siteAddress the address in the settings, where it was just read; else the one that is known
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
