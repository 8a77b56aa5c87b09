import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

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
    ?.trim();
  return forwarded && isIP(forwarded) && (trustProxy || loopback.test(peer)) ? forwarded : peer;
}
