import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;

/** Whether an address is of this machine. */
export const isLoopback = (address: string) => loopback.test(address);

/** Whether what a request says of its way here is believed: a proxy on this machine is, others where TRUST_PROXY says so. */
export function trustsProxy({ socket }: Pick<Incoming, "socket">, trustProxy: boolean): boolean {
  return trustProxy || isLoopback(socket.remoteAddress ?? "");
}

/** The entry of a header that the nearest proxy added itself: the last one; empty where there is none. */
export function lastEntry(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1) ?? ""
  ).trim();
}

/**
 * The address that a visitor comes from. A proxy on this machine is believed about it, one elsewhere only where
 * TRUST_PROXY says so; it is the last entry of X-Forwarded-For that the proxy added itself.
 * What is no address is not believed, as addresses become keys of the database.
 */
export function visitorAddress(request: Incoming, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = lastEntry(request.headers["x-forwarded-for"]).replace(withPort, "$1$2");
  return isIP(forwarded) && trustsProxy(request, trustProxy) ? forwarded : peer;
}
