import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

type Incoming = Pick<IncomingMessage, "headers" | "socket">;

/** Some proxies append the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;

export const isLoopback = (address: string) => loopback.test(address);

/** Returns whether a request's proxy headers are trusted: always from a peer on this machine, else with TRUST_PROXY. */
export function trustsProxy({ socket }: Pick<Incoming, "socket">, trustProxy: boolean): boolean {
  return trustProxy || isLoopback(socket.remoteAddress ?? "");
}

/** Returns the last entry of a list header, which the nearest proxy added. */
export function lastEntry(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1) ?? ""
  ).trim();
}

/**
 * Returns the client's address: from X-Forwarded-For of a trusted proxy, else the socket's. Ignores entries that are
 * not IP addresses, since addresses become keys in the database.
 */
export function visitorAddress(request: Incoming, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const header = request.headers["x-forwarded-for"];
  if (header === undefined) return peer;
  const forwarded = lastEntry(header).replace(withPort, "$1$2");
  return isIP(forwarded) && trustsProxy(request, trustProxy) ? forwarded : peer;
}
