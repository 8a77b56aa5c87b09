import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;

/**
 * The address that a visitor comes from. A proxy on this machine is believed about it, one elsewhere only where
 * TRUST_PROXY says so; it is the last entry of X-Forwarded-For that the proxy added itself.
 * What is no address is not believed, as addresses become keys of the database.
 */
export function visitorAddress(
  request: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim()
    .replace(withPort, "$1$2");
  return forwarded && isIP(forwarded) && (trustProxy || loopback.test(peer)) ? forwarded : peer;
}
