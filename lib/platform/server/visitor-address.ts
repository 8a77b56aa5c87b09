import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;

/** Whether an address is a loopback address. */
export const isLoopback = (address: string) => loopback.test(address);

/**
 * Whether the proxy headers of a request are trusted: those of a peer on this machine always, others with
 * TRUST_PROXY.
 */
export function trustsProxy({ socket }: Pick<Incoming, "socket">, trustProxy: boolean): boolean {
  return trustProxy || isLoopback(socket.remoteAddress ?? "");
}

/** The last entry of a list header, which the nearest proxy added; empty where there is none. */
export function lastEntry(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1) ?? ""
  ).trim();
}

/**
 * The client's address: the last entry of X-Forwarded-For where the peer is a trusted proxy, else the socket's. An
 * entry that is no IP address is ignored, since addresses become keys in the database.
 */
export function visitorAddress(request: Incoming, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const header = request.headers["x-forwarded-for"];
  if (header === undefined) return peer;
  const forwarded = lastEntry(header).replace(withPort, "$1$2");
  return isIP(forwarded) && trustsProxy(request, trustProxy) ? forwarded : peer;
}
